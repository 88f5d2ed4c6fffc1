import type { ConditionNode, InclusiveNode, ParallelNode } from '../../../core/approval/definition.ts'
import { mayLoseBranch } from '../../../core/approval/designer/edit-flow.ts'
import type { Words } from '../../../core/values/language.ts'
import { ConditionInput } from '../../form/condition/condition-input.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { BranchName } from './branch-name.tsx'
import { BranchTools } from './branch-tools.tsx'
import type { NodePartsProps } from './node-settings-props.ts'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

type ForkNode = ConditionNode | InclusiveNode | ParallelNode

interface ForkPartsProps extends NodePartsProps<ForkNode> {
  readonly onRemoveBranch: (at: number) => void
  readonly onMoveBranch: (at: number, by: 1 | -1) => void
}

/** The branches of a fork: in their order, each with a name and its condition. */
export function ForkParts({ node, choices, disabled, onChange, onRemoveBranch, onMoveBranch }: ForkPartsProps) {
  const t = useWords()
  return (
    <>
      {node.kind === 'condition' && node.branches.length > 1 && <p className={css.note}>{t(words.branchOrder)}</p>}
      {node.branches.map((branch, at) => (
        <section key={at} className={css.branch} data-branch={at}>
          <header>
            {t(words.branch, { n: at + 1 })}
            {!disabled && (
              <BranchTools
                at={at}
                last={at === node.branches.length - 1}
                removable={mayLoseBranch(node)}
                onMove={onMoveBranch}
                onRemove={onRemoveBranch}
              />
            )}
          </header>
          <BranchName
            value={branch.label}
            disabled={disabled}
            onChange={(label, about) => onChange(withBranchLabel(node, at, label), `branch ${at} ${about}`)}
          />
          {node.kind !== 'parallel' && 'when' in branch && (
            <ConditionInput
              value={branch.when}
              fields={choices.fields}
              disabled={disabled}
              onChange={(when) =>
                onChange({ ...node, branches: node.branches.with(at, { ...branch, when }) }, `when ${at}`)
              }
            />
          )}
        </section>
      ))}
    </>
  )
}

function withBranchLabel(node: ForkNode, at: number, label: Words | null): ForkNode {
  const named = <T extends { readonly label?: Words }>(branches: readonly T[]): readonly T[] =>
    branches.map((branch, index) => {
      if (index !== at) return branch
      const { label: _, ...rest } = branch
      return (label === null ? rest : { ...rest, label }) as T // the same branch with another name
    })
  return node.kind === 'parallel'
    ? { ...node, branches: named(node.branches) }
    : { ...node, branches: named(node.branches) }
}
