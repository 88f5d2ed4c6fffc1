import { inDialog, usePageKeys } from '../../../ui/use-page-keys.ts'

const verbs: ReadonlyMap<string, 'agree' | 'reject'> = new Map([
  ['KeyA', 'agree'],
  ['KeyR', 'reject'],
])

/** A leads to agreeing and R to returning, wherever one is not typing; nothing is decided by one key. */
export function useDecisionKeys(onKey: (verb: 'agree' | 'reject') => void): void {
  usePageKeys((event) => {
    const verb = verbs.get(event.code)
    if (verb === undefined || inDialog(event.target)) return
    event.preventDefault()
    onKey(verb)
  })
}
