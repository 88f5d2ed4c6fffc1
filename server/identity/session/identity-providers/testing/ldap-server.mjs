// A directory as a process of its own: three people, an account that may search, and a name that two share.
// It speaks what RFC 4511 says of binding and of searching for one value of an attribute.
import { createServer } from 'node:net'
import { element, elementsIn, readElement } from './ber.mjs'

const base = 'ou=people,dc=beilu,dc=example'
const service = { dn: 'cn=reader,dc=beilu,dc=example', password: 'reads-the-directory' }
const people = [
  { id: 'lina', uid: 'LiNa', password: 'directory-wind-1' },
  { id: 'guest', uid: 'guest', password: 'directory-wind-2' },
  { id: 'twin1', uid: 'twin', password: 'directory-wind-3' },
  { id: 'twin2', uid: 'twin', password: 'directory-wind-3' },
].map((one) => ({ ...one, dn: `cn=${one.id},${base}` }))

const tags = { integer: 0x02, text: 0x04, code: 0x0a, sequence: 0x30, set: 0x31, equality: 0xa3 }
const asked = { bind: 0x60, unbind: 0x42, search: 0x63 }
const answers = { bound: 0x61, entry: 0x64, searched: 0x65 }
const codes = { success: 0, invalidCredentials: 49, insufficientAccessRights: 50, unwillingToPerform: 53 }

const server = createServer((socket) => {
  const visit = { searching: false }
  let held = Buffer.alloc(0)
  socket.on('error', () => socket.destroy())
  socket.on('data', (bytes) => {
    held = Buffer.concat([held, bytes])
    for (let one = readElement(held); one !== undefined; one = readElement(held)) {
      held = held.subarray(one.size)
      const [id, request] = elementsIn(one.content)
      if (request.tag === asked.unbind) return socket.end()
      for (const answer of answersTo(request, visit))
        socket.write(element(tags.sequence, element(tags.integer, id.content), answer))
    }
  })
})
server.listen(0, '127.0.0.1', () => process.send(`ldap://127.0.0.1:${server.address().port}`))

function answersTo({ tag, content }, visit) {
  if (tag === asked.bind) return [result(answers.bound, bind(elementsIn(content), visit))]
  if (tag !== asked.search) return []
  return visit.searching ? search(elementsIn(content)) : [result(answers.searched, codes.insufficientAccessRights)]
}

function bind([, name, credentials], visit) {
  const dn = name.content.toString()
  const password = credentials.content.toString()
  visit.searching = false
  // As real directories do: an empty password is an anonymous visit, and succeeds.
  if (password === '') return codes.success
  if ([service, ...people].find((one) => one.dn === dn)?.password !== password) return codes.invalidCredentials
  visit.searching = dn === service.dn
  return codes.success
}

function search(parts) {
  const [root, filter] = [parts[0].content.toString(), parts[6]]
  if (root !== base || filter.tag !== tags.equality) return [result(answers.searched, codes.unwillingToPerform)]
  const [attribute, value] = elementsIn(filter.content).map(({ content }) => content.toString())
  // Names are matched without regard to case, as the attribute uid is.
  const found = people.filter(({ uid }) => attribute === 'uid' && uid.toLowerCase() === value.toLowerCase())
  return [...found.map(entry), result(answers.searched, codes.success)]
}

function entry({ dn, uid }) {
  const values = element(tags.sequence, element(tags.text, 'uid'), element(tags.set, element(tags.text, uid)))
  return element(answers.entry, element(tags.text, dn), element(tags.sequence, values))
}

function result(tag, code) {
  return element(tag, element(tags.code, [code]), element(tags.text, ''), element(tags.text, ''))
}
