import { Checkbox } from 'antd'
import { channelWords, noticeSortWords } from '../../../base/message-words.ts'
import {
  type ChannelCode,
  type MyNotices,
  type NoticeSort,
  noticeSorts,
} from '../../../core/words/notice-preferences.ts'
import { useWords } from '../../../web/module-api.ts'
import { noticeChoiceWords as words } from '../words/notices.ts'
import css from './notice-preferences.module.css'

interface NoticeGridProps {
  readonly channels: readonly ChannelCode[]
  readonly wanted: MyNotices['wanted']
  readonly onChange: (wanted: MyNotices['wanted']) => void
}

/** Sorts of notices against channels; in the product everybody is told of everything. */
export function NoticeGrid({ channels, wanted, onChange }: NoticeGridProps) {
  const t = useWords()
  const turn = (sort: NoticeSort, code: ChannelCode, on: boolean) =>
    onChange({ ...wanted, [sort]: on ? [...wanted[sort], code] : wanted[sort].filter((one) => one !== code) })
  return (
    <div className={css.scroll}>
      <table className={css.grid}>
        <thead>
          <tr>
            <th scope="col">{t(words.sort)}</th>
            <th scope="col">{t(words.here)}</th>
            {channels.map((code) => (
              <th key={code} scope="col">
                {t(channelWords[code])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeSorts.map((sort) => (
            <tr key={sort}>
              <th scope="row">{t(noticeSortWords[sort])}</th>
              <td>
                <Checkbox
                  checked
                  disabled
                  aria-label={t(words.by, { sort: t(noticeSortWords[sort]), channel: t(words.here) })}
                />
              </td>
              {channels.map((code) => (
                <td key={code}>
                  <Checkbox
                    checked={wanted[sort].includes(code)}
                    aria-label={t(words.by, { sort: t(noticeSortWords[sort]), channel: t(channelWords[code]) })}
                    onChange={({ target }) => turn(sort, code, target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
