import { dingtalk } from './dingtalk.ts'
import { feishu } from './feishu.ts'
import type { MessengerConfig } from './messenger-config.ts'
import type { Messenger } from './messenger.ts'
import { messengerCodes } from './messenger.ts'
import { wecom } from './wecom.ts'

const adapters = { dingtalk, wecom, feishu }

/** The platforms this installation is registered at. */
export function openMessengers(config: MessengerConfig): readonly Messenger[] {
  return messengerCodes.flatMap((code) => {
    const own = config[code]
    return own === undefined ? [] : [adapters[code](own)]
  })
}
