import { Select } from 'antd'
import { useWords } from '../../platform/session/use-words.ts'
import type { Return } from './use-return-target.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

/** To which step a decision goes back, and what follows there. */
export function ReturnChoice({ targets, returning, onward, setOnward, target, setTarget }: Return) {
  const t = useWords()
  if (!returning || targets.length === 0) return null
  return (
    <>
      <label className={css.target}>
        {t(approvalWords.target)}
        <Select
          value={target}
          style={{ flex: 1 }}
          onChange={setTarget}
          options={targets.map(({ node, label }) => ({ value: node, label }))}
        />
      </label>
      {onward !== undefined && (
        <label className={css.target}>
          {t(approvalWords.onward)}
          <Select
            value={onward}
            style={{ flex: 1 }}
            onChange={setOnward}
            options={[
              { value: 'again', label: t(approvalWords.again) },
              { value: 'back', label: t(approvalWords.back) },
            ]}
          />
        </label>
      )}
    </>
  )
}
