import { componentGroups } from './component-groups.js'
import { DocsLink } from './DocsLink.js'
import * as S from './guides.styles.js'

/** Every component by what it is for, each a link to its docs page. */
export function ComponentIndex() {
  return (
    <S.Groups className="sb-unstyled">
      {Object.entries<readonly string[]>(componentGroups).map(([purpose, names]) => (
        <div key={purpose} style={{ display: 'contents' }}>
          <dt>{purpose}</dt>
          <dd>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <DocsLink to={name} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </S.Groups>
  )
}
