import type { Figure } from '../../../core/description/widget.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { numberText } from './number-text.ts'
import css from './home-page.module.css'

/** A figure with its unit and what it means. */
export function FigureText({ figure }: { readonly figure: Figure }) {
  const lang = useLang()
  return (
    <div className={joinClassNames(css.figure, figure.tone && css[figure.tone])}>
      {figure.label && <span>{figure.label}</span>}
      {figure.light && (
        <span className={css.light} data-colour={figure.light.colour}>
          <i aria-hidden="true" />
          {figure.light.label}
        </span>
      )}
      <b>
        {numberText(figure.value, lang)}
        {figure.unit && <small>{figure.unit}</small>}
      </b>
      {figure.note && <span>{figure.note}</span>}
    </div>
  )
}
