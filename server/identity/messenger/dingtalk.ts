import { callPlatform, partOf, secondsOf, textOf, tokenKeeper } from './call-platform.ts'
import type { PlatformConfig } from './messenger-config.ts'
import type { Messenger } from './messenger.ts'

/** DingTalk: the browser comes back with `authCode`; the person is found by his union id. */
export function dingtalk({ appId, appSecret, agentId, url }: PlatformConfig): Messenger {
  const [login, api, oapi] =
    url === ''
      ? ['https://login.dingtalk.com', 'https://api.dingtalk.com', 'https://oapi.dingtalk.com']
      : [url, url, url]
  const appToken = tokenKeeper(async () => {
    const answer = await callPlatform(api, '/v1.0/oauth2/accessToken', { body: { appKey: appId, appSecret } })
    return { value: textOf(answer, 'accessToken'), seconds: secondsOf(answer, 'expireIn') }
  })
  const withToken = async (path: string, body: object) =>
    callPlatform(oapi, path, { query: { access_token: await appToken() }, body })
  return {
    code: 'dingtalk',
    signInUrl: (redirectUri, state) =>
      `${login}/oauth2/auth?${new URLSearchParams({ redirect_uri: redirectUri, response_type: 'code', client_id: appId, scope: 'openid', state, prompt: 'consent' })}`,
    async userOf(back) {
      const token = await callPlatform(api, '/v1.0/oauth2/userAccessToken', {
        body: {
          clientId: appId,
          clientSecret: appSecret,
          code: back.get('authCode') ?? '',
          grantType: 'authorization_code',
        },
      })
      const me = await callPlatform(api, '/v1.0/contact/users/me', {
        method: 'GET',
        headers: { 'x-acs-dingtalk-access-token': textOf(token, 'accessToken') },
      })
      const { result } = await withToken('/topapi/user/getbyunionid', { unionid: textOf(me, 'unionId') })
      return textOf(partOf(result), 'userid')
    },
    async sendCard(userId, { title, text, url: to, open }) {
      const card = { title, markdown: `### ${title}\n\n${text}`, single_title: open, single_url: to }
      await withToken('/topapi/message/corpconversation/asyncsend_v2', {
        agent_id: agentId,
        userid_list: userId,
        msg: { msgtype: 'action_card', action_card: card },
      })
    },
  }
}
