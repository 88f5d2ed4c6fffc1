import { useEffect, useRef, useState } from 'react'
import { http, queryClient, streamPost } from '../../../web/define.ts'
import type { Message } from '../talk/message.ts'

/** What is going on: text that has come so far, or what went wrong. */
interface Coming {
  readonly question: string
  readonly text: string
  readonly reading: boolean
}

/** One conversation: its messages, the answer that is coming, asking and stopping. */
export function useTalk() {
  const [id, setId] = useState('')
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [coming, setComing] = useState<Coming | null>(null)
  const [trouble, setTrouble] = useState<{ readonly text: string; readonly question: string } | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function ask(question: string): Promise<void> {
    const ending = new AbortController()
    stop.current = ending
    setTrouble(null)
    setComing({ question, text: '', reading: false })
    let finished = false
    let text = ''
    try {
      await streamPost(
        '/api/assistant/ask',
        { text: question, conversation: id },
        ({ topic, data }) => {
          if (topic === 'conversation') setId((data as { id: string }).id) // the server's own words, see assistant-routes
          if (topic === 'text') {
            text += (data as { piece: string }).piece
            setComing({ question, text, reading: false })
          } // the same
          if (topic === 'reading') setComing({ question, text, reading: true })
          if (topic === 'done') {
            const { message, failure } = data as { message: Message; failure: string | null } // the same
            finished = true
            setMessages((before) => [...before, spoken(question), message])
            if (failure !== null) setTrouble({ text: failure, question })
          }
        },
        ending.signal,
      )
    } catch (error) {
      if (!ending.signal.aborted) setTrouble({ text: error instanceof Error ? error.message : String(error), question })
    }
    if (!finished && (text !== '' || ending.signal.aborted))
      setMessages((before) => [
        ...before,
        spoken(question),
        { role: 'assistant', pieces: [{ text }], sources: [], at: Date.now(), cut: true },
      ])
    setComing(null)
    void queryClient.invalidateQueries({ queryKey: ['assistant', 'state'] })
  }

  async function open(next: string): Promise<void> {
    stop.current?.abort()
    setTrouble(null)
    setMessages(next === '' ? [] : await http.get<readonly Message[]>(`/api/assistant/conversation/${next}`))
    setId(next)
  }

  return { id, messages, coming, trouble, ask, open, stop: () => stop.current?.abort() }
}

function spoken(text: string): Message {
  return { role: 'user', pieces: [{ text }], sources: [], at: Date.now(), cut: false }
}
