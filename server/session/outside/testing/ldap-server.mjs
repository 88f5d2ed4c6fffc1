// A directory as a process of its own: three people, an account that may search, and a name that two share.
import ldap from 'ldapjs'

const base = 'ou=people,dc=beilu,dc=example'
const service = { dn: 'cn=reader,dc=beilu,dc=example', password: 'reads-the-directory' }
const people = [
  { id: 'lina', uid: 'LiNa', password: 'directory-wind-1' },
  { id: 'guest', uid: 'guest', password: 'directory-wind-2' },
  { id: 'twin1', uid: 'twin', password: 'directory-wind-3' },
  { id: 'twin2', uid: 'twin', password: 'directory-wind-3' },
].map((one) => ({ ...one, dn: `cn=${one.id},${base}` }))

const server = ldap.createServer()
let searching = false

server.bind('dc=beilu,dc=example', (request, answer, next) => {
  const dn = request.dn.toString().replaceAll(', ', ',')
  const known = [service, ...people].find((one) => one.dn === dn)
  // As real directories do: an empty password is an anonymous visit, and succeeds.
  if (request.credentials !== '' && known?.password !== request.credentials)
    return next(new ldap.InvalidCredentialsError())
  searching = dn === service.dn
  answer.end()
  return next()
})
server.search('dc=beilu,dc=example', (request, answer, next) => {
  if (!searching) return next(new ldap.InsufficientAccessRightsError())
  for (const { dn, uid } of people) {
    // Names are matched without regard to case, as the attribute uid is.
    const matches = [uid, uid.toLowerCase(), uid.toUpperCase()].some((name) => request.filter.matches({ uid: name }))
    if (matches) answer.send({ dn, attributes: { uid: [uid], objectclass: ['person'] } })
  }
  answer.end()
  return next()
})
server.listen(0, '127.0.0.1', () => process.send(`ldap://127.0.0.1:${server.address().port}`))
