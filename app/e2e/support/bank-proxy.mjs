// A door in front of the bank: shut, nobody answers there; open, everything passes through.
import { createServer as httpServer } from 'node:http'
import { connect, createServer } from 'node:net'

/**
 * Stands between the product and the bank at `bankUrl`; answers the address for the product and the one of the handle.
 */
export async function openGate(bankUrl) {
  const { hostname, port } = new URL(bankUrl)
  const links = new Set()
  const door = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const end of [near, far]) {
      links.add(end)
      end
        .on('close', () => {
          links.delete(end)
          near.destroy()
          far.destroy()
        })
        .on('error', () => undefined)
    }
    near.pipe(far).pipe(near)
  })
  await listening(door, 0)
  const { port: at } = door.address()
  const shut = () =>
    new Promise((done) => {
      door.close(done)
      for (const end of links) end.destroy()
    })
  const handle = httpServer((request, answer) => {
    const work = request.url === '/shut' ? shut() : listening(door, at)
    void work.then(
      () => answer.end('done'),
      () => answer.end('already'),
    )
  })
  await listening(handle, 0)
  return {
    url: `http://127.0.0.1:${at}`,
    handle: `http://127.0.0.1:${handle.address().port}`,
    close: () => {
      handle.close()
      door.close()
      for (const end of links) end.destroy()
    },
  }
}

function listening(server, port) {
  return new Promise((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
}
