import type { Json } from '../../../core/values/json.ts'
import type { Words } from '../../../core/values/language.ts'
import {
  callAddress,
  type Ctx,
  type Discovery,
  DiscoveryProblem,
  failureOfStatus,
  keepTold,
  type OutsideAsked,
  type OutsideCalls,
  OutsideFailure,
  readDiscovery,
} from '../../../server/module-api.ts'

const mostBytes = 1_048_576

/** What the office server is asked: what it opens, and what it signs its calls with. */
export const wopiCalls: OutsideCalls<Ctx> = { discovery: { ask: askDiscovery, take: keepDiscovery } }

async function askDiscovery({ address, signal }: OutsideAsked): Promise<Json> {
  const path = 'hosting/discovery'
  const { status, text, url } = await callAddress({
    address,
    path,
    accept: 'application/xml, text/xml',
    signal,
    mostBytes,
  })
  if (status !== 200) throw failureOfStatus(status)
  try {
    const discovery = readDiscovery(text, url.origin)
    return { address, ...discovery } as unknown as Json // texts and nothing else
  } catch (error) {
    if (error instanceof DiscoveryProblem) throw new OutsideFailure('unreadable', error.message)
    throw error
  }
}

async function keepDiscovery(ctx: Ctx, answer: Json): Promise<Words> {
  const { address, ...told } = answer as unknown as Discovery & { readonly address: string } // as askDiscovery answers
  await keepTold(ctx.sql, 'wopi', address, told as unknown as Json, ctx.now)
  return saidOf(told)
}

/** What the card of the server says: which files are edited and seen, and whether its calls are signed. */
function saidOf({ actions, proof }: Discovery): Words {
  const able = (name: 'edit' | 'view') =>
    Object.keys(actions)
      .filter((extension) => actions[extension]?.[name] !== undefined)
      .toSorted()
      .join(', ') || '—'
  const [edit, view] = [able('edit'), able('view')]
  const isSigned = proof !== null
  return {
    zh: `可编辑：${edit}；可查看：${view}；请求${isSigned ? '有签名并校验' : '没有签名'}`,
    ru: `Правит: ${edit}; показывает: ${view}; обращения ${isSigned ? 'подписаны и проверяются' : 'без подписи'}`,
    en: `Edits: ${edit}; shows: ${view}; its calls are ${isSigned ? 'signed and checked' : 'not signed'}`,
  }
}
