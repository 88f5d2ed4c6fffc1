import type { Messenger } from '../../identity/messenger/messenger.ts'
import type { AccountMessageGateway } from '../../identity/session/account-message-gateway.ts'
import { cardChannel } from './card-channel.ts'
import type { Channel } from './channel.ts'
import { mailChannel } from './mail-channel.ts'
import { smsChannel } from './sms-channel.ts'

/** Every way out of this installation; which of them are open, settings say. */
export function openChannels(messengers: readonly Messenger[], gateway: AccountMessageGateway): readonly Channel[] {
  return [mailChannel, smsChannel(gateway), ...messengers.map(cardChannel)]
}
