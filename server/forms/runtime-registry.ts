import type { Ctx } from '../platform/context/context.ts'
import type { FormsPort } from '../platform/context/forms-port.ts'
import { type Running, still } from '../platform/context/running-composition.ts'
import type { Pool } from '../platform/database/pool.ts'
import { permissionsOf } from '../records/documents/permission-codes.ts'
import { formsDrawn } from './published-forms-module.ts'
import { type Published, readPublished } from './read-published-forms.ts'

/** What runs in this process, drawn forms among it, and how it learns of new ones. */
interface RuntimeRegistry {
  /** Always as of now; a context keeps what was current when it was made. */
  readonly running: Running<Ctx>
  readonly forms: FormsPort
}

/**
 * Lets drawn forms join what was composed; they come with the first `learn`. Forms that no longer fit the product are
 * told to `onLeftOut`.
 */
export function openRuntimeRegistry(
  composed: Running<Ctx>,
  pool: Pool,
  onLeftOut: (name: string, problem: string) => void,
): RuntimeRegistry {
  let known: ReadonlyMap<string, Published> = new Map()
  let learning: Promise<void> = Promise.resolve()

  async function read(): Promise<void> {
    known = await readPublished(pool, known)
    const { module, documents, left } = formsDrawn(composed, [...known.values()])
    for (const [name, problem] of left) onLeftOut(name, problem)
    current = still({ ...partsOf(composed), ...withModule(composed, module, documents), forms })
  }

  const forms: FormsPort = {
    // One reading after another: an earlier one that ends late must not undo a later one.
    learn: () => (learning = learning.then(read, read)),
  }
  let current = still({ ...partsOf(composed), forms })
  const running: Running<Ctx> = {
    ...partsOf(composed),
    forms,
    get current() {
      return current
    },
    get modules() {
      return current.modules
    },
    get documents() {
      return current.documents
    },
    get permissions() {
      return current.permissions
    },
  }
  return { running, forms }
}

function partsOf({
  modules,
  documents,
  derivations,
  runs,
  adapters,
  given,
  permissions,
  guarded,
  measures,
  counts,
  tasks,
  notices,
  groups,
  overlay,
  approval,
  files,
  forms,
}: Running<Ctx>) {
  return {
    modules,
    documents,
    derivations,
    runs,
    adapters,
    given,
    permissions,
    guarded,
    measures,
    counts,
    tasks,
    notices,
    groups,
    overlay,
    approval,
    files,
    forms,
  }
}

function withModule(
  composed: Running<Ctx>,
  module: ReturnType<typeof formsDrawn>['module'],
  documents: ReturnType<typeof formsDrawn>['documents'],
): Pick<Running<Ctx>, 'modules' | 'documents' | 'permissions'> {
  return {
    modules: [...composed.modules, module],
    documents: new Map([...composed.documents, ...documents.map((document) => [document.key, document] as const)]),
    permissions: new Set([...composed.permissions, ...permissionsOf([module])]),
  }
}
