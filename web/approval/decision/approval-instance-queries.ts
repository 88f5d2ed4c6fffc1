import { useQuery } from '@tanstack/react-query'
import type { FileRecord } from '../../../kinds/attachment/file-record.ts'
import { http } from '../../platform/http/client.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useLang } from '../../platform/session/language.ts'
import type { StepChoice } from './chosen-people.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

/** A step of the flow as it stands. */
export interface FlowStep {
  readonly key: string
  readonly label: string
  readonly kind: string
  readonly mode?: string | null
  /** `stopped`: the case ended while it stood here. */
  readonly state: 'done' | 'current' | 'blocked' | 'stopped' | 'future' | 'skipped'
  readonly people: readonly Named[]
  /** The innermost branch it stands in, with how many forks are around; `number` 0 is the otherwise of conditions. */
  readonly branch: {
    readonly key: string
    readonly number: number
    readonly name: string | null
    readonly depth: number
  } | null
  /** How the votes stand where shares decide. */
  readonly vote: {
    readonly agreed: number
    readonly against: number
    readonly asked: number
    readonly needed: number
  } | null
}

/** What stands under an opinion. */
export interface Papers {
  readonly files?: readonly FileRecord[]
  readonly signature?: { readonly file: FileRecord; readonly hash: string; readonly fits: boolean }
}

/** One person's task; times are epoch ms. */
export interface FlowTask extends Papers {
  readonly taskId: string
  readonly node: string
  readonly nodeLabel: string
  readonly assignee: string
  readonly assigneeName: string
  readonly ownerBeforeName: string | null
  readonly openedAt: number
  readonly viewedAt: number | null
  readonly closedAt: number | null
  readonly dueAt: number | null
  readonly result: string | null
  readonly opinion: string | null
  readonly automatic: boolean
  /** Somebody has decided and may still take it back. */
  readonly deciding: boolean
  /** How it was asked for by another handler. */
  readonly added: 'before' | 'after' | 'beside' | 'delegate' | null
  /** Who asked for it, and what he asked. */
  readonly askedBy: { readonly name: string; readonly question: string | null } | null
  /** Who decided in the assignee's absence. */
  readonly byName: string | null
}

interface FlowLine extends Papers {
  readonly seq: number
  readonly at: number
  readonly verb: string
  readonly label: string
  readonly node: string | null
  readonly nodeLabel: string | null
  readonly actor: string | null
  readonly actorName: string
  readonly opinion: string | null
  readonly toName?: string | null
  /** For whom the actor stood in. */
  readonly forName?: string | null
}

/** Something the reader may do; `taskId` when it is done to his task. */
export interface FlowOffer {
  readonly verb: string
  readonly taskId: string | null
  readonly needsOpinion: boolean
  /** Whoever does it signs by hand. */
  readonly signed?: boolean
  /** The node that an administrator may assign, or from where he may move it. */
  readonly node?: string
  readonly nodeLabel?: string
  /** How it goes on after a return, unless the handler says otherwise. */
  readonly onward?: 'again' | 'back'
  /** In which ways signers may be added. */
  readonly ways?: readonly ('before' | 'after' | 'beside')[]
  readonly targets?: readonly { readonly node: string; readonly label: string }[]
  /** For an agreement: the fields that the step opens, and which of them it demands. */
  readonly fields?: Readonly<Record<string, 'write' | 'required'>>
  /** For an agreement: later steps whose people the reader chooses. */
  readonly choices?: readonly StepChoice[]
}

export interface Instance {
  readonly procInstId: string
  readonly status: string
  readonly module: string
  readonly thing: string
  readonly id: string
  readonly number: string | null
  readonly title: string | null
  /** The reader may open the document itself. */
  readonly readable: boolean
  readonly drafterName: string
  /** Who has stopped it for a while; null while it goes on. */
  readonly suspended: { readonly name: string; readonly at: number; readonly reason: string | null } | null
  readonly nodes: readonly FlowStep[]
  readonly tasks: readonly FlowTask[]
  readonly log: readonly FlowLine[]
  readonly copies: readonly {
    readonly person: string
    readonly name: string
    readonly at: number
    readonly viewedAt: number | null
  }[]
  /** So long a decision about it may be undone; 0 where it takes effect at once. */
  readonly undoSeconds: number
  readonly offered: readonly FlowOffer[]
  /** Other approvals may belong to it: one that began it, or those that it begins. */
  readonly linked?: boolean
}

/** One approval with its steps, tasks, record and what the reader may do; opening it counts as viewing. */
export function useInstance(procInstId: string | null) {
  const lang = useLang()
  return useQuery({
    queryKey: ['task', 'instance', procInstId, lang],
    enabled: procInstId !== null,
    queryFn: ({ signal }) => http.get<Instance>(`/api/workflow/instance/${procInstId}`, { signal, quiet: true }),
  })
}

/** The signature that the reader gave last; null when there is none. */
export function useLastSignature(): FileRecord | null {
  const { data } = useQuery({
    queryKey: ['task', 'signature'],
    queryFn: ({ signal }) => http.get<FileRecord | null>('/api/workflow/signature', { signal, quiet: true }),
  })
  return data ?? null
}

/**
 * Decides on a task, or acts on the whole approval. `body` carries the opinion and what the verb asks for; the answer
 * names whom it told.
 */
export async function decide(
  instance: Instance,
  offer: FlowOffer,
  body: object,
  key: string,
): Promise<{ readonly told: readonly string[] }> {
  const place = offer.taskId === null ? `instance/${instance.procInstId}` : `task/${offer.taskId}`
  try {
    return await http.post<{ told: readonly string[] }>(`/api/workflow/${place}/action/${offer.verb}`, body, {
      key,
      quiet: true,
    })
  } finally {
    renewApprovals(instance)
  }
}

/** Decides so that it may be taken back for a few seconds; answers the decision and when it takes effect. */
export async function scheduleDecision(
  instance: Instance,
  offer: FlowOffer,
  body: object,
  key: string,
): Promise<{ readonly deciding: string }> {
  try {
    return await http.post<{ deciding: string }>(`/api/workflow/task/${offer.taskId}/later/${offer.verb}`, body, {
      key,
      quiet: true,
    })
  } finally {
    renewApprovals(instance)
  }
}

/** A refusal mostly means that somebody else was quicker: what stands here is old then, too. */
export function renewApprovals({ module, thing }: Pick<Instance, 'module' | 'thing'>): void {
  void queryClient.invalidateQueries({ queryKey: ['task'] })
  // What may be decided at its notice depends on whether it was read.
  void queryClient.invalidateQueries({ queryKey: ['notice'] })
  void queryClient.invalidateQueries({
    queryKey: ['doc', module, thing],
    predicate: (query) => query.queryKey[3] !== 'describe',
  })
}
