import { expect, test } from 'vitest'
import { eventParser, type StreamEvent } from './parse-events.ts'

const stream =
  ': hello\n\nevent: notice\ndata: {"title":"新的待办"}\n\n:\n\nevent: tree\r\ndata: {}\r\n\r\nevent: session\n\n'

test('DAT-07 events are read alike however the network cuts the stream', () => {
  for (let size = 1; size <= stream.length; size += 1) {
    const heard: StreamEvent[] = []
    const feed = eventParser((event) => heard.push(event))
    for (let at = 0; at < stream.length; at += size) feed(stream.slice(at, at + size))
    expect(heard.map((event) => event.topic)).toEqual(['notice', 'tree', 'session'])
    expect(heard[0]?.data).toEqual({ title: '新的待办' })
  }
})
