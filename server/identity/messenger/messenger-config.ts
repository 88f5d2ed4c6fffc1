import { CannotStart } from '../../platform/process/cannot-start.ts'
import { isSafe } from '../session/identity-providers/identity-provider-config.ts'
import type { MessengerCode } from './messenger.ts'

/** An application registered at a platform. */
export interface PlatformConfig {
  readonly appId: string
  readonly appSecret: string
  /** Number of the application where the platform asks for one, else ''. */
  readonly agentId: string
  /** Another address in place of the platform's own hosts, else ''. */
  readonly url: string
}

export type MessengerConfig = Readonly<Partial<Record<MessengerCode, PlatformConfig>>>

type Environment = Readonly<Record<string, string | undefined>>

const names = {
  dingtalk: { id: 'DINGTALK_APP_KEY', secret: 'DINGTALK_APP_SECRET', agent: 'DINGTALK_AGENT_ID', url: 'DINGTALK_URL' },
  wecom: { id: 'WECOM_CORP_ID', secret: 'WECOM_SECRET', agent: 'WECOM_AGENT_ID', url: 'WECOM_URL' },
  feishu: { id: 'FEISHU_APP_ID', secret: 'FEISHU_APP_SECRET', agent: null, url: 'FEISHU_URL' },
} as const satisfies Record<MessengerCode, object>

/** The platforms that are configured: for each all of its variables or none, with `BASE`. */
export function messengerConfig(environment: Environment): MessengerConfig {
  const found = (['dingtalk', 'wecom', 'feishu'] as const).flatMap((code) => {
    const one = platform(environment, names[code])
    return one === null ? [] : [[code, one] as const]
  })
  return Object.fromEntries(found)
}

function platform(
  environment: Environment,
  { id, secret, agent, url }: (typeof names)[MessengerCode],
): PlatformConfig | null {
  const value = (name: string) => environment[name]?.trim() ?? ''
  const needed = [id, secret, ...(agent === null ? [] : [agent])]
  if ([...needed, url].every((name) => value(name) === '')) return null
  const missing = [...needed, 'BASE'].find((name) => value(name) === '')
  if (missing !== undefined)
    throw new CannotStart(`${missing} is missing: ${[...needed, 'BASE'].join(', ')} come together`)
  if (value(url) !== '' && !(URL.canParse(value(url)) && isSafe(new URL(value(url)), 'https:', 'http:')))
    throw new CannotStart(`${url} must be an https address`)
  return { appId: value(id), appSecret: value(secret), agentId: agent === null ? '' : value(agent), url: value(url) }
}
