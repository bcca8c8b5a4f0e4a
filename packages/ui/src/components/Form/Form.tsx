'use client'
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ForwardedRef,
  type FormEvent,
  type FormHTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  type RefAttributes,
} from 'react'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { Link } from '../Link/Link.js'
import { FormErrorsContext, type FormErrors } from './form-errors.js'
import { FormBanner } from './FormBanner.js'
import * as S from './Form.styles.js'
import { validate, type FormProblem, type StandardSchema } from './standard-schema.js'

/** The reasons why sending a form failed. A new object is a new failure. */
export interface FormFailure {
  /** The failure in a few words; none by default. */
  readonly title?: string
  /** The reasons, one sentence each; none by default. */
  readonly reasons?: readonly string[]
  /** The problems of single entries, by the names of their controls; none by default. */
  readonly fields?: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, unknown>>

export interface FormProps<Output = Values> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'noValidate'
> {
  /** The rules of the entries, of any library with the Standard Schema interface. Default: everything may be sent. */
  schema?: StandardSchema<Output>
  /** Gives the text of a message of the schema. Default: the message itself. */
  getErrorText?: (message: string) => string
  /** Heads the list of problems when there are several; without it the first field takes the focus. */
  summaryTitle?: string
  /** The reasons why the last sending failed: shown above the fields or at them, and focused. Entries stay. */
  failure?: FormFailure
  /** Checks an entry when its field is left, too. Default: false. */
  checksOnBlur?: boolean
  /** Sends nothing, as while the last sending is under way or nothing has changed. Default: false. */
  isDisabled?: boolean
  /** Called with the values of the schema, by the names of the controls, once nothing is wrong. */
  onValidSubmit: (values: Output) => void
  /** Called when there are entries that leaving would lose, and when there are none anymore. */
  onUnsavedChange?: (isUnsaved: boolean) => void
}

/**
 * Use it around fields that are sent together. It reads the entries by the names of the controls, a list
 * where several can be chosen under one name, says at each field what
 * is wrong from the time it is sent until it is put right, and leads to the first one.
 */
export const Form = forwardRef(FormWithRef) as <Output = Values>(
  props: FormProps<Output> & RefAttributes<HTMLFormElement>,
) => ReactElement

function FormWithRef<Output>(props: FormProps<Output>, ref: ForwardedRef<HTMLFormElement>) {
  const { schema, getErrorText, summaryTitle, failure, checksOnBlur = false, ...others } = props
  const { isDisabled = false, onValidSubmit, onUnsavedChange, onInput, onBlur, children, ...rest } = others
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(noProblems)
  /** The failure that is no longer shown, because problems were found after it; or its fields that were changed. */
  const [past, setPast] = useState<PastFailure>(nothingPast)
  const { isOver, changed } = past.failure === failure ? past : nothingPast
  const noteUnsaved = useUnsavedInput(form, onUnsavedChange)
  /** The control that had the focus when the form was sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  useFailedField(form, failure?.fields)
  const hasSummary = summaryTitle !== undefined && problems.found.length > 1
  useEffect(() => {
    const [first] = problems.found
    if (first && problems.isSent && !hasSummary) findControl(form.current, first.name)?.focus()
  }, [problems.found, problems.isSent, hasSummary])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isDisabled) return
    setSentFrom(document.activeElement?.getAttribute('name') ?? null)
    const values = readValues(event.currentTarget)
    const checked = schema ? validate(schema, values) : { values: values as Output }
    if ('values' in checked) {
      setProblems(noProblems)
      onValidSubmit(checked.values)
    } else {
      setProblems({ found: checked.problems, left: checked.problems, isSent: true })
      setPast({ failure, isOver: true, changed: [] })
    }
  }
  const input: FormProps['onInput'] = (event) => {
    onInput?.(event)
    noteUnsaved()
    const name = (event.target instanceof Element && event.target.getAttribute('name')) || ''
    if (failure?.fields?.[name]) setPast({ failure, isOver, changed: [...changed, name] })
    if (!schema || problems.left.length === 0) return
    const checked = validate(schema, readValues(event.currentTarget))
    const still = 'problems' in checked ? checked.problems : []
    const isLeft = (one: FormProblem) => still.some((other) => isSame(one, other))
    setProblems((last) => ({ ...last, left: last.found.filter(isLeft) }))
  }
  const blur: FormProps['onBlur'] = (event) => {
    onBlur?.(event)
    const name = event.target.getAttribute('name') ?? ''
    const values = readValues(event.currentTarget)
    if (!schema || !checksOnBlur || isBlank(values[name])) return
    const checked = validate(schema, values)
    const found = 'problems' in checked ? checked.problems.filter((one) => one.name === name) : []
    setProblems({ found, left: found, isSent: false })
  }
  const toText = (message: string) => getErrorText?.(message) ?? message
  const errors: FormErrors = {
    ...(!isOver && toErrors(failure?.fields, changed, sentFrom)),
    ...Object.fromEntries(problems.left.map(({ name, message }) => [name, toText(message)])),
  }
  const toLink = ({ name, message }: FormProblem) => {
    const control = findControl(form.current, name)
    const focus = (event: MouseEvent) => {
      event.preventDefault()
      control?.focus()
    }
    return (
      <Link key={name} href={`#${control?.id ?? ''}`} onClick={focus}>
        {toText(message)}
      </Link>
    )
  }
  return (
    <S.Form ref={useMergedRef(form, ref)} noValidate onInput={input} onBlur={blur} onSubmit={submit} {...rest}>
      {hasSummary && (
        <FormBanner title={summaryTitle} reasons={problems.found.map(toLink)} failureKey={problems.found} />
      )}
      {!isOver && failure?.reasons && <FormBanner title={failure.title} reasons={failure.reasons} />}
      <FormErrorsContext.Provider value={errors}>{children}</FormErrorsContext.Provider>
    </S.Form>
  )
}

interface Problems {
  /** All when the form was last sent, or the field was left. */
  readonly found: readonly FormProblem[]
  /** The problems that are not put right yet. */
  readonly left: readonly FormProblem[]
  readonly isSent: boolean
}
const noProblems: Problems = { found: [], left: [], isSent: false }

interface PastFailure {
  readonly failure?: FormFailure
  readonly isOver: boolean
  readonly changed: readonly string[]
}
const nothingPast: PastFailure = { isOver: false, changed: [] }

const isSame = (one: FormProblem, other: FormProblem) => one.name === other.name && one.message === other.message

/** The errors of fields that weren't changed since. That of a field which has the focus already is an alert: focusing it reads out nothing. */
function toErrors(fields: FormFailure['fields'] = {}, names: readonly string[], focused: string | null): FormErrors {
  const left = Object.entries(fields).filter(([name]) => !names.includes(name))
  return Object.fromEntries(
    left.map(([name, text]) => [name, name === focused ? <span role="alert">{text}</span> : text]),
  )
}

const nameOf = (control: Element) => control.getAttribute('name') ?? ''

/** The entries by name: a list where several can be chosen under one name, even if one or none is. */
function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const controls = [...form.elements].filter((control) => nameOf(control) !== '')
  const isRepeated = (control: Element) => controls.filter((each) => nameOf(each) === nameOf(control)).length > 1
  const several = controls.filter((control) => control.matches('[multiple], [data-several], [type="checkbox"]'))
  const lists = several.filter((control) => !control.matches('[type="checkbox"]') || isRepeated(control)).map(nameOf)
  return { ...Object.fromEntries(data), ...Object.fromEntries(lists.map((name) => [name, data.getAll(name)])) }
}

const isBlank = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)

function findControl(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const controls = form ? [...form.elements] : []
  const control = controls.find((each) => each.getAttribute('name') === name)
  return control instanceof HTMLElement ? control : null
}

/** A field that the service refused takes the focus, with its entry selected, so that the next one replaces it. */
function useFailedField(form: RefObject<HTMLFormElement | null>, fields: FormFailure['fields']) {
  useEffect(() => {
    const [name] = Object.keys(fields ?? {})
    const control = name === undefined ? null : findControl(form.current, name)
    if (!control) return
    control.focus()
    if (control instanceof HTMLInputElement) control.select()
  }, [form, fields])
}

/** Tells when something other than at first is in the form. */
function useUnsavedInput(form: RefObject<HTMLFormElement | null>, onChange: FormProps['onUnsavedChange']) {
  const first = useRef('')
  const isUnsaved = useRef(false)
  useEffect(() => {
    first.current = serialize(form.current)
  }, [form])
  useEffect(() => () => onChange?.(false), [onChange])
  return () => {
    const isNow = serialize(form.current) !== first.current
    if (isNow === isUnsaved.current) return
    isUnsaved.current = isNow
    onChange?.(isNow)
  }
}

function serialize(form: HTMLFormElement | null): string {
  return form ? JSON.stringify(readValues(form)) : ''
}
