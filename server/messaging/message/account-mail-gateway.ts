import type { AccountMessageGateway } from '../../identity/session/account-message-gateway.ts'
import { defaultSite } from '../../identity/session/public-site-info.ts'
import { configuredSite } from '../../identity/session/read-site-settings.ts'
import type { ChannelCtx } from './channel.ts'
import { mailChannel } from './mail-channel.ts'

/** Carries codes and words about accounts by the mail server of the settings. */
export function mailGateway(ctx: ChannelCtx): AccountMessageGateway {
  return {
    visible: false,
    isOpen: () => mailChannel.isOpen(ctx),
    async send(to, body, id, lang) {
      const { title } = await configuredSite(ctx.sql, defaultSite)
      await mailChannel.send(ctx, {
        id,
        to,
        name: '',
        lang,
        title: body,
        text: '',
        site: title[lang],
        base: '',
        path: '',
      })
    },
  }
}
