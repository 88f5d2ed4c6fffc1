import type { ReactNode } from 'react'
import type { Explanation, HeldCode } from '../../../core/api-types/access-explanation.ts'
import { useHost } from '../../../kinds/field-services.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useWords } from '../../../web/module-api.ts'
import { accessWords as words } from '../words/access-check-page.ts'
import { rowName } from './seen-rows-and-pages.tsx'
import css from './access.module.css'

interface ExplainedProps {
  readonly who: string
  readonly explained: Explanation
}

/** The answer first, then every rule that led to it. */
export function AccessExplanation({ who, explained }: ExplainedProps) {
  const t = useWords()
  const { seen, number, title, permission } = explained
  return (
    <div className={css.answer}>
      <section className={seen ? css.yes : css.no} role="status">
        <Icon name={seen ? 'check' : 'lock'} size={22} />
        <div>
          <h2>{t(seen ? words.sees : words.seesNot, { who })}</h2>
          <p>{rowName({ number, title }, t(words.hidden))}</p>
        </div>
      </section>
      <div className={css.cards}>
        <div className={css.answer}>
          <Card title={t(words.permission)}>
            <ul className={css.rules}>
              <Rule holds={permission.held}>
                {permission.label} <code>{permission.code}</code>
                <Roles of={permission} />
              </Rule>
            </ul>
          </Card>
          <Card title={t(words.scope)}>
            <Rows explained={explained} />
          </Card>
        </div>
        <div className={css.answer}>
          <Card title={t(words.fields)}>
            <Fields fields={explained.fields} />
          </Card>
          <Card title={t(words.buttons)}>
            <Buttons buttons={explained.buttons} />
          </Card>
        </div>
      </div>
    </div>
  )
}

function Rule({ holds, children }: { readonly holds: boolean; readonly children: ReactNode }) {
  return (
    <li className={holds ? css.holds : css.fails}>
      <Icon name={holds ? 'tick' : 'close'} size={15} />
      <div>{children}</div>
    </li>
  )
}

function Roles({ of: { held, roles } }: { readonly of: Pick<HeldCode, 'held' | 'roles'> }) {
  const t = useWords()
  const named = roles.filter(({ his }) => his === held).map(({ name }) => name)
  const list = named.length === 0 ? t(words.nobody) : named.join(' · ')
  return <small>{t(held ? words.byRoles : words.askRoles, { roles: list })}</small>
}

function Rows({
  explained: {
    rows: { rule, code, place, ways, sources },
  },
}: Pick<ExplainedProps, 'explained'>) {
  const t = useWords()
  const { useDictionary } = useHost()
  const types = new Map(useDictionary('dataScopeType').data?.map((entry) => [entry.code, entry.label]))
  return (
    <>
      <p className={css.place}>
        {t(words.place)}:{' '}
        {[place.unit, place.department, t(words.maker, { name: place.maker })]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
      <ul className={css.rules}>
        {rule !== 'limited' && <Rule holds>{t(words[rule])}</Rule>}
        {ways.map(({ way, holds }) => (
          <Rule key={way} holds={holds}>
            {t(words[way])}
          </Rule>
        ))}
      </ul>
      {rule !== 'everyone' &&
        (sources.length === 0 ? (
          <p className={css.place}>{t(words.noSource, { code })}</p>
        ) : (
          <>
            <h3 className={css.sub}>
              {t(words.sources)} <code>{code}</code>
            </h3>
            <ul className={css.rules}>
              {sources.map(({ role, type, units, departments, holds }) => (
                <Rule key={`${role} ${type}`} holds={holds}>
                  {role} · <b>{types.get(type) ?? type}</b>
                  {units.length + departments.length > 0 && <small>{[...units, ...departments].join(' · ')}</small>}
                </Rule>
              ))}
            </ul>
          </>
        ))}
    </>
  )
}

const tones = { whole: 'good', masked: 'warn', none: 'bad' } as const

function Fields({ fields }: { readonly fields: Explanation['fields'] }) {
  const t = useWords()
  const guarded = fields.filter(({ code }) => code !== undefined)
  return (
    <>
      <ul className={css.lines}>
        {guarded.map(({ name, label, reading, code, held = false, roles = [] }) => (
          <li key={name}>
            <span>
              {label} <code>{code}</code>
              <Roles of={{ held, roles }} />
            </span>
            <StatusTag tone={tones[reading]}>{t(words[reading])}</StatusTag>
          </li>
        ))}
      </ul>
      <p className={css.place}>{t(words.wholeOthers, { n: fields.length - guarded.length })}</p>
    </>
  )
}

function Buttons({ buttons }: { readonly buttons: Explanation['buttons'] }) {
  const t = useWords()
  return (
    <ul className={css.lines}>
      {buttons.map((button) => (
        <li key={button.verb}>
          <span>
            {button.label}
            {!button.offered && <small>{why(button)}</small>}
          </span>
          <StatusTag tone={button.offered ? 'good' : 'quiet'}>
            {t(button.offered ? words.offered : words.notOffered)}
          </StatusTag>
        </li>
      ))}
    </ul>
  )

  function why({ held, code, state, condition }: Explanation['buttons'][number]): string {
    if (!held) return t(words.noRight, { code })
    if (!state) return t(words.wrongState)
    return t(condition ? words.notHis : words.wrongCondition)
  }
}
