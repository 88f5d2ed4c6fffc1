import { Popover } from 'antd'
import { Suspense, lazy, useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { listWords } from '../words.ts'
import type { GroupChoiceProps } from './groups-choice.tsx'
import css from '../filters/filters.module.css'

const GroupChoice = lazy(() => import('./groups-choice.tsx'))

/** Whether rows of the document can be put together by anything. */
export function isGrouped(doc: Described): boolean {
  return doc.fields.some(({ grouping }) => grouping !== undefined)
}

/** The button that puts rows together by one or two columns. */
export function GroupButton(props: GroupChoiceProps) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const label = fieldNamed(props.doc.fields, (props.group[0] ?? '').replace(/^-|:.*$/g, ''))?.label
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      placement="bottomRight"
      destroyOnHidden
      content={
        <Suspense fallback={<span className={css.coming} />}>
          <GroupChoice {...props} />
        </Suspense>
      }
    >
      <Button look={label ? 'link' : 'quiet'} aria-expanded={open} icon="layers">
        {label ? `${t(listWords.group)}: ${label}` : t(listWords.group)}
      </Button>
    </Popover>
  )
}
