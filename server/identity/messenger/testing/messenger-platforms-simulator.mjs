// DingTalk, WeCom and Feishu as one process: the documented calls that we use, with their own names, tokens and
// refusals.
import { createServer } from 'node:http'

const app = { id: 'app-of-amur', secret: 'secret-of-amur', agent: '1000002' }
const codes = new Map() // code -> user id: good once
const tokens = new Map() // a user's token -> user id
const cards = []
let made = 0

const issue = (prefix) => `${prefix}-${(made += 1)}`
const appTokens = new Set()
const appToken = () => {
  const token = issue('app')
  appTokens.add(token)
  return token
}
const taken = (code) => {
  const user = codes.get(code)
  codes.delete(code)
  return user
}
const userToken = (user) => {
  const token = issue('user')
  tokens.set(token, user)
  return token
}

const calls = {
  // What the person does on the platform's own page: agrees, and is sent back with a code.
  'GET /oauth2/auth': ({ query }) => agree(query, 'authCode', query.get('client_id')),
  'GET /wwlogin/sso/login': ({ query }) => agree(query, 'code', query.get('appid')),
  'GET /open-apis/authen/v1/authorize': ({ query }) => agree(query, 'code', query.get('client_id')),

  'POST /v1.0/oauth2/accessToken': ({ body }) =>
    own(body.appKey, body.appSecret, () => ({ accessToken: appToken(), expireIn: 7200 }), {
      code: 'invalidParameter',
      message: 'bad app',
    }),
  'POST /v1.0/oauth2/userAccessToken': ({ body }) =>
    own(
      body.clientId,
      body.clientSecret,
      () => {
        const user = body.grantType === 'authorization_code' ? taken(body.code) : undefined
        return user
          ? { accessToken: userToken(user), refreshToken: issue('refresh'), expireIn: 7200, corpId: 'corp' }
          : [400, { code: 'invalidAuthCode', message: 'invalid authCode' }]
      },
      { code: 'invalidParameter', message: 'bad app' },
    ),
  'GET /v1.0/contact/users/me': ({ headers }) => {
    const user = tokens.get(headers['x-acs-dingtalk-access-token'])
    return user
      ? { nick: user, unionId: `union-${user}`, openId: `open-${user}` }
      : [400, { code: 'InvalidAuthentication', message: 'bad token' }]
  },
  'POST /topapi/user/getbyunionid': ({ query, body }) =>
    inside(query.get('access_token'), () => ({
      errcode: 0,
      errmsg: 'ok',
      result: { contact_type: 0, userid: body.unionid.replace('union-', '') },
    })),
  'POST /topapi/message/corpconversation/asyncsend_v2': ({ query, body }) =>
    inside(query.get('access_token'), () =>
      sent(
        'dingtalk',
        body.userid_list,
        body.agent_id === app.agent && body.msg.msgtype === 'action_card',
        {
          title: body.msg.action_card.title,
          text: body.msg.action_card.markdown,
          url: body.msg.action_card.single_url,
        },
        { errcode: 0, task_id: 1 },
      ),
    ),

  'GET /cgi-bin/gettoken': ({ query }) =>
    own(
      query.get('corpid'),
      query.get('corpsecret'),
      () => ({ errcode: 0, errmsg: 'ok', access_token: appToken(), expires_in: 7200 }),
      { errcode: 40001, errmsg: 'invalid credential' },
    ),
  'GET /cgi-bin/auth/getuserinfo': ({ query }) =>
    inside(query.get('access_token'), () => {
      const user = taken(query.get('code'))
      return user ? { errcode: 0, errmsg: 'ok', userid: user } : { errcode: 40029, errmsg: 'invalid code' }
    }),
  'POST /cgi-bin/message/send': ({ query, body }) =>
    inside(query.get('access_token'), () =>
      sent(
        'wecom',
        body.touser,
        body.agentid === Number(app.agent) && body.msgtype === 'textcard',
        { title: body.textcard.title, text: body.textcard.description, url: body.textcard.url },
        { errcode: 0, msgid: 'm1' },
      ),
    ),

  'POST /open-apis/auth/v3/tenant_access_token/internal': ({ body }) =>
    own(body.app_id, body.app_secret, () => ({ code: 0, msg: 'ok', tenant_access_token: appToken(), expire: 7200 }), {
      code: 10014,
      msg: 'app secret invalid',
    }),
  'POST /open-apis/authen/v2/oauth/token': ({ body }) =>
    own(
      body.client_id,
      body.client_secret,
      () => {
        const user = body.grant_type === 'authorization_code' && body.redirect_uri ? taken(body.code) : undefined
        return user
          ? { code: 0, access_token: userToken(user), expires_in: 7200, token_type: 'Bearer' }
          : [400, { code: 20003, error: 'invalid_grant' }]
      },
      { code: 20002, error: 'invalid_client' },
    ),
  'GET /open-apis/authen/v1/user_info': ({ headers }) => {
    const user = tokens.get(headers.authorization?.replace('Bearer ', ''))
    return user
      ? { code: 0, msg: 'success', data: { name: user, open_id: `ou_${user}`, user_id: user } }
      : [401, { code: 20005, msg: 'bad token' }]
  },
  'POST /open-apis/im/v1/messages': ({ query, headers, body }) =>
    inside(headers.authorization?.replace('Bearer ', ''), () => {
      const card = JSON.parse(body.content)
      return sent(
        'feishu',
        body.receive_id,
        query.get('receive_id_type') === 'user_id' && body.msg_type === 'interactive',
        { title: card.header.title.content, text: card.elements[0].text.content, url: card.elements[1].actions[0].url },
        { code: 0, msg: 'success', data: { message_id: 'om_1' } },
      )
    }),

  'GET /test/cards': () => cards,
}

function agree(query, name, id) {
  const back = new URL(query.get('redirect_uri'))
  const code = issue('code')
  if (id !== app.id) return [400, { message: 'unknown application' }]
  if (!query.has('test_user')) return { page: signInPage(query) }
  codes.set(code, query.get('test_user'))
  back.search = new URLSearchParams({ [name]: code, state: query.get('state') }).toString()
  return { sentTo: back.href }
}

// What a browser sees: it is asked who the person is, and sent back.
function signInPage(query) {
  const given = [...query].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  const asked = '<label>Staff ID <input name="test_user"></label><button>Agree</button>'
  return `<!doctype html><title>Platform</title><form>${given.join('')}${asked}</form>`
}

function own(id, secret, work, refusal) {
  return id === app.id && secret === app.secret ? work() : refusal
}

function inside(token, work) {
  return appTokens.has(token) ? work() : { errcode: 40014, code: 99991663, errmsg: 'invalid access_token' }
}

function sent(messenger, to, good, card, answer) {
  // Nobody of that name works there.
  if (!good || to === 'stranger') return { errcode: 81013, code: 230001, errmsg: 'user not found' }
  cards.push({ messenger, to, ...card })
  return answer
}

const server = createServer((request, answer) => {
  const url = new URL(request.url, 'http://here')
  let text = ''
  request
    .on('data', (part) => {
      text += part
    })
    .on('end', () => {
      const found = calls[`${request.method} ${url.pathname}`]?.({
        query: url.searchParams,
        headers: request.headers,
        body: text === '' ? {} : JSON.parse(text),
      }) ?? [404, { message: 'no such call' }]
      const [status, body] = Array.isArray(found) && typeof found[0] === 'number' ? found : [200, found]
      const browser = request.headers.accept?.includes('text/html') === true
      if (body.page !== undefined) return answer.writeHead(200, { 'content-type': 'text/html' }).end(body.page)
      if (body.sentTo !== undefined && browser) return answer.writeHead(302, { location: body.sentTo }).end()
      return answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
})
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`))
