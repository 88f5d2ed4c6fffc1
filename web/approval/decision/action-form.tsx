import type { Words } from '../../../core/values/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { ActPeopleDialog } from './action-people-dialog.tsx'
import { ActReasonDialog } from './action-reason-dialog.tsx'
import type { Instance } from './approval-instance-queries.ts'
import { actLabel, type Act } from './more-actions.tsx'
import { approvalWords } from './words.ts'

interface ActFormProps {
  readonly instance: Instance
  readonly act: Act
  /** What stands in the opinion already. */
  readonly said: string
  readonly busy: boolean
  readonly onDone: (body: object) => void
  readonly onClose: () => void
}

const toSeveral: ReadonlySet<string> = new Set(['copy', 'addSign', 'assign'])
const toPeople: ReadonlySet<string> = new Set([...toSeveral, 'transfer', 'delegate'])

/** Whether an act hands something to people. */
export function asksPeople({ offer }: Act): boolean {
  return toPeople.has(offer.verb)
}

/** What an act asks for before it is done, with its name and what it means: people and a word for them, or a reason. */
export function ActForm({ instance, act, said, busy, onDone, onClose }: ActFormProps) {
  const t = useWords()
  const { offer, how } = act
  const title = actLabel(act, instance, t)
  if (!asksPeople(act))
    return (
      <ActReasonDialog
        title={title}
        meaning={meaningOf(act, instance, t)}
        offer={offer}
        busy={busy}
        onDone={onDone}
        onClose={onClose}
      />
    )
  return (
    <ActPeopleDialog
      title={title}
      verb={offer.verb}
      how={how}
      several={toSeveral.has(offer.verb)}
      said={said}
      busy={busy}
      onClose={onClose}
      onDone={(people, opinion) =>
        onDone({
          ...peopleBody(
            act,
            people.map(({ userId }) => userId),
          ),
          opinion,
        })
      }
    />
  )
}

function peopleBody({ offer, how }: Act, people: readonly string[]): object {
  if (!toSeveral.has(offer.verb)) return { to: people[0] }
  return { people, ...(how === undefined ? {} : { how }), ...(offer.node === undefined ? {} : { node: offer.node }) }
}

const meanings: Readonly<Record<string, Words>> = {
  suspend: approvalWords.suspendMeans,
  resume: approvalWords.resumeMeans,
  jump: approvalWords.jumpMeans,
  terminate: approvalWords.terminateMeans,
  urge: approvalWords.urgeMeans,
  revoke: approvalWords.revokeMeans,
  close: approvalWords.closeMeans,
}

function meaningOf({ offer }: Act, { tasks }: Instance, t: (words: Words) => string): string | undefined {
  const meaning =
    offer.verb === 'removeSign'
      ? removed(tasks.find(({ taskId }) => taskId === offer.taskId)?.added)
      : meanings[offer.verb]
  return meaning === undefined ? undefined : t(meaning)
}

function removed(added: Instance['tasks'][number]['added'] | undefined): Words {
  return added === 'delegate' ? approvalWords.takeBackMeans : approvalWords.removeMeans
}
