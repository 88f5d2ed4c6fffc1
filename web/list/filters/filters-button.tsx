import { Popover } from 'antd'
import { Suspense, lazy, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { FilterChoiceProps } from './add-filter.tsx'
import { filterWords } from './filters-words.ts'
import css from './filters.module.css'

const FilterChoice = lazy(() => import('./add-filter.tsx'))

/** The button that puts a condition on any column. */
export function FilterButton(props: FilterChoiceProps) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      placement="bottomRight"
      destroyOnHidden
      content={
        <Suspense fallback={<span className={css.coming} />}>
          <FilterChoice {...props} focused />
        </Suspense>
      }
    >
      <Button look="quiet" aria-expanded={open} icon="filter">
        {t(filterWords.add)}
      </Button>
    </Popover>
  )
}
