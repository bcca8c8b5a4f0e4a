import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // The version before 0018 calls it, and may still be running beside this one.
  `create or replace function fold_name(value text) returns text language sql immutable parallel safe as $$
    select fold_search_text(value)
  $$`,
  // German and Scandinavian letters the way people type them without a key for them.
  `create function spell_out_letters(value text) returns text language sql immutable parallel safe as $$
    select replace(replace(replace(replace(replace(replace(normalize(lower(value), NFC),
      'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'), 'æ', 'ae')
  $$`,
  // In capitals, which no other form has, so that a word isn't found across two others.
  `create function join_words(value text) returns text language sql immutable parallel safe as $$
    select upper(regexp_replace(value, '[[:space:]''.,|-]', '', 'g'))
  $$`,
  // A text in every way that it may be typed, a line each: as it is, with letters spelled out, and from each word on
  // without what separates words, so that such a form is only found from a word's start, marked by a bar. Names in
  // Chinese, Japanese and Korean are written without blanks and with either part first.
  `create function search_forms(value text) returns text language plpgsql immutable parallel safe as $$
  declare
    folded text := fold_search_text(value);
    spelled text := fold_search_text(spell_out_letters(value));
    words text[] := regexp_split_to_array(trim(regexp_replace(folded, '[[:space:],|]+', ' ', 'g')), ' ');
    ideographs constant text := '[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af]';
    joined text := '';
    turned text := '';
    straight text := '';
    forms text := '';
  begin
    for place in reverse cardinality(words)..1 loop
      exit when cardinality(words) > 12;
      joined := join_words(words[place]) || joined;
      forms := '|' || joined || forms;
      if folded ~ ideographs and words[place] ~ ideographs then
        straight := join_words(words[place]) || straight;
        turned := turned || join_words(words[place]);
      end if;
    end loop;
    if straight <> '' then forms := concat_ws('|', forms, straight, turned); end if;
    return concat_ws(E'\\n', folded, nullif(spelled, folded), forms);
  end $$`,
  `create function search_pattern(value text, prefix text) returns text language sql immutable parallel safe as $$
    select '%' || prefix || replace(replace(replace(value, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
  $$`,
  // True for a text whose forms have a word, as it is or from a word's start on without separators.
  `create function has_word(forms text, word text) returns boolean language sql immutable parallel safe as $$
    select fold_search_text(word) <> '' and (forms like search_pattern(fold_search_text(word), '')
      or (join_words(fold_search_text(word)) <> ''
        and forms like search_pattern(join_words(fold_search_text(word)), '|')))
  $$`,
  `do $$ begin
    execute replace(pg_get_functiondef('case_add_clients'::regproc), 'fold_search_text(name)', 'search_forms(name)');
    execute replace(pg_get_functiondef('inforce_add_clients'::regproc), 'fold_search_text(name)', 'search_forms(name)');
    execute replace(pg_get_functiondef('copy_illustration_policies'::regproc),
      'fold_search_text(concat_ws', 'search_forms(concat_ws');
  end $$`,
  `update client_contract set search_name = search_forms(name)`,
  `update illustration_policy set search_text = search_forms(concat_ws(' ', client_name, contract_no))`,
  `create index account_email on account (lower(profile->>'email'))`,
  // A server may not have the extension, or not let this user add it: searches are the same then, and slower.
  `do $$ begin
    create extension if not exists pg_trgm;
    create index client_contract_name on client_contract using gin (search_name gin_trgm_ops);
    create index client_contract_number on client_contract using gin (lower(contract_no) gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported then null;
  end $$`,
]

/** Searches find a name in every way that it may be typed, by an index. */
export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
