import type { CustomsDeclaration } from '../customs-declaration.ts'
import { windowIssue } from './customs-window-fields.ts'

type Issues = Pick<CustomsDeclaration, 'windowIssue' | 'laterIssues'>

/**
 * What somebody has to look after, with what has come up besides: one after another in the order in which they came,
 * each once. Silence is over with anything else.
 */
export function withIssues({ windowIssue: first, laterIssues }: Issues, more: readonly string[]): Issues {
  const standing = first === null || first === windowIssue.silent ? [] : [first]
  return inOrder([...standing, ...(laterIssues ?? []), ...more])
}

/** What is left once the first of them is settled. */
export function withoutFirst({ laterIssues }: Pick<Issues, 'laterIssues'>): Issues {
  return inOrder(laterIssues ?? [])
}

function inOrder(issues: readonly string[]): Issues {
  const [first = null, ...later] = new Set(issues)
  return { windowIssue: first, laterIssues: later.length === 0 ? null : later }
}
