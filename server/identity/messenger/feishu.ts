import { callPlatform, partOf, secondsOf, textOf, tokenKeeper } from './call-platform.ts'
import type { PlatformConfig } from './messenger-config.ts'
import type { Messenger } from './messenger.ts'

/** Feishu: OAuth 2.0 for who somebody is, the tenant's token for cards. */
export function feishu({ appId, appSecret, url }: PlatformConfig): Messenger {
  const [login, api] = url === '' ? ['https://accounts.feishu.cn', 'https://open.feishu.cn'] : [url, url]
  const appToken = tokenKeeper(async () => {
    const answer = await callPlatform(api, '/open-apis/auth/v3/tenant_access_token/internal', {
      body: { app_id: appId, app_secret: appSecret },
    })
    return { value: textOf(answer, 'tenant_access_token'), seconds: secondsOf(answer, 'expire') }
  })
  return {
    code: 'feishu',
    signInUrl: (redirectUri, state) =>
      `${login}/open-apis/authen/v1/authorize?${new URLSearchParams({ client_id: appId, response_type: 'code', redirect_uri: redirectUri, state })}`,
    async userOf(back, redirectUri) {
      const token = await callPlatform(api, '/open-apis/authen/v2/oauth/token', {
        body: {
          grant_type: 'authorization_code',
          client_id: appId,
          client_secret: appSecret,
          code: back.get('code') ?? '',
          redirect_uri: redirectUri,
        },
      })
      const { data } = await callPlatform(api, '/open-apis/authen/v1/user_info', {
        method: 'GET',
        headers: { authorization: `Bearer ${textOf(token, 'access_token')}` },
      })
      return textOf(partOf(data), 'user_id')
    },
    async sendCard(userId, { title, text, url: to, open }) {
      const button = { tag: 'button', type: 'primary', text: { tag: 'plain_text', content: open }, url: to }
      const content = {
        header: { title: { tag: 'plain_text', content: title } },
        elements: [
          { tag: 'div', text: { tag: 'plain_text', content: text } },
          { tag: 'action', actions: [button] },
        ],
      }
      await callPlatform(api, '/open-apis/im/v1/messages', {
        query: { receive_id_type: 'user_id' },
        headers: { authorization: `Bearer ${await appToken()}` },
        body: { receive_id: userId, msg_type: 'interactive', content: JSON.stringify(content) },
      })
    },
  }
}
