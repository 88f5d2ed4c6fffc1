import type { AccountMessageGateway } from '../../identity/session/account-message-gateway.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { type ChannelCtx, neverCalled, NotSent } from './channel.ts'

const patience = 10_000

/** The gateway of the settings, asked anew for each message; without an address there is none. */
export function settingsGateway(ctx: ChannelCtx): AccountMessageGateway {
  return {
    visible: false,
    isOpen: async () => (await readSettings(ctx, ['sms.url']))['sms.url'] !== '',
    async send(tel, body, id) {
      const { 'sms.url': url, 'sms.token': token } = await readSettings(ctx, ['sms.url', 'sms.token'])
      if (url === '') throw new NotSent('message.closed', { again: true, away: true })
      await hand(url, token, { tel, text: body }, id)
    },
  }
}

/** JSON by POST; the key lets a gateway know a repetition. */
async function hand(
  url: string,
  token: string,
  message: { readonly tel: string; readonly text: string },
  id: string,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    body: JSON.stringify(message),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': `amur-${id}`,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
  }).catch((error: unknown) => {
    throw neverCalled(error) ? new NotSent('the gateway cannot be reached', { again: true, away: true }) : error
  })
  await answer.body?.cancel()
  if (!answer.ok)
    throw new NotSent(`the gateway answered ${answer.status}`, {
      again: answer.status >= 500 || answer.status === 429 || answer.status === 408,
    })
}
