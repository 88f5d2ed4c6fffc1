// A provider of identities as a process of its own: everybody is who he says, `account` in the sign-in form.
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

process.on('message', ({ redirectUri }) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const issuer = `http://127.0.0.1:${server.address().port}`
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: 'amur',
          client_secret: 'a-secret-of-the-provider-for-amur',
          redirect_uris: [redirectUri],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      pkce: { required: () => true },
      claims: { openid: ['sub'], profile: ['preferred_username'] },
      conformIdTokenClaims: false,
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, ...(id === 'nameless' ? {} : { preferred_username: id }) }),
      }),
      cookies: { keys: ['only for this test'] },
    })
    server.on('request', provider.callback())
    process.send(issuer)
  })
})
