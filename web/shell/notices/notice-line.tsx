import { classes } from '../../../ui/classes.ts'
import { useLang } from '../../session/language.ts'
import { momentText } from '../moment-text.ts'
import type { Notice } from './notice.ts'
import css from './notice-drawer.module.css'

/** One notice: a dot while unread, what it says, from whom and when. */
export function NoticeLine({ notice, onChoose }: { readonly notice: Notice; readonly onChoose: (notice: Notice) => void }) {
  const lang = useLang()
  return (
    <button type="button" className={classes(css.notice, notice.readTime === null && css.unread)} onClick={() => onChoose(notice)}>
      <b>{notice.title}</b>
      {notice.content && <span>{notice.content}</span>}
      <small>{[notice.sender, momentText(notice.time, lang)].filter(Boolean).join(' · ')}</small>
    </button>
  )
}
