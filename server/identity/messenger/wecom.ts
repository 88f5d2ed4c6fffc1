import { callPlatform, secondsOf, textOf, tokenKeeper } from './call-platform.ts'
import type { PlatformConfig } from './messenger-config.ts'
import type { Messenger } from './messenger.ts'

/** WeCom (企业微信): one token of the application asks who brought the code and carries cards. */
export function wecom({ appId, appSecret, agentId, url }: PlatformConfig): Messenger {
  const [login, api] = url === '' ? ['https://login.work.weixin.qq.com', 'https://qyapi.weixin.qq.com'] : [url, url]
  const appToken = tokenKeeper(async () => {
    const answer = await callPlatform(api, '/cgi-bin/gettoken', {
      method: 'GET',
      query: { corpid: appId, corpsecret: appSecret },
    })
    return { value: textOf(answer, 'access_token'), seconds: secondsOf(answer, 'expires_in') }
  })
  return {
    code: 'wecom',
    signInUrl: (redirectUri, state) =>
      `${login}/wwlogin/sso/login?${new URLSearchParams({ login_type: 'CorpApp', appid: appId, agentid: agentId, redirect_uri: redirectUri, state })}`,
    async userOf(back) {
      const answer = await callPlatform(api, '/cgi-bin/auth/getuserinfo', {
        method: 'GET',
        query: { access_token: await appToken(), code: back.get('code') ?? '' },
      })
      return textOf(answer, 'userid')
    },
    async sendCard(userId, { title, text, url: to, open }) {
      const textcard = { title, description: text, url: to, btntxt: open }
      await callPlatform(api, '/cgi-bin/message/send', {
        query: { access_token: await appToken() },
        body: { touser: userId, msgtype: 'textcard', agentid: Number(agentId), textcard },
      })
    },
  }
}
