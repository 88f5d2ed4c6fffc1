import { Mark } from '../../../../ui/product-logo.tsx'
import { signInWords as words } from '../../words/sign-in.ts'
import { useWords } from '../use-words.ts'
import css from './sign-in-page.module.css'

/** The sign of the product with the names of group and product. */
export function Brand() {
  const t = useWords()
  return (
    <div className={css.brand}>
      <Mark size={52} />
      <div>
        <b>{t(words.group)}</b>
        <span>{t(words.product)}</span>
      </div>
    </div>
  )
}
