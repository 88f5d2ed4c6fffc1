import { useEffect, useRef, useState } from 'react'
import { http, queryClient, streamPost } from '../../../web/module-api.ts'
import type { Message } from '../chat/conversation-types.ts'

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
  // Grows with every conversation that is opened and every question: what an earlier one still brings is not shown.
  const turn = useRef(0)
  useEffect(() => () => stop.current?.abort(), [])

  async function ask(question: string): Promise<void> {
    const ending = new AbortController()
    stop.current = ending
    const mine = (turn.current += 1)
    setTrouble(null)
    setComing({ question, text: '', reading: false })
    let finished = false
    let text = ''
    try {
      await streamPost(
        '/api/assistant/ask',
        { text: question, conversation: id },
        ({ topic, data }) => {
          if (mine !== turn.current) return
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
      if (mine === turn.current && !ending.signal.aborted)
        setTrouble({ text: error instanceof Error ? error.message : String(error), question })
    }
    void queryClient.invalidateQueries({ queryKey: ['assistant', 'state'] })
    if (mine !== turn.current) return
    if (!finished && (text !== '' || ending.signal.aborted))
      setMessages((before) => [
        ...before,
        spoken(question),
        { role: 'assistant', pieces: [{ text }], sources: [], at: Date.now(), cut: true },
      ])
    setComing(null)
  }

  async function open(next: string): Promise<void> {
    stop.current?.abort()
    const mine = (turn.current += 1)
    setTrouble(null)
    setComing(null)
    const said = next === '' ? [] : await http.get<readonly Message[]>(`/api/assistant/conversation/${next}`)
    if (mine !== turn.current) return
    setMessages(said)
    setId(next)
  }

  return { id, messages, coming, trouble, ask, open, stop: () => stop.current?.abort() }
}

function spoken(text: string): Message {
  return { role: 'user', pieces: [{ text }], sources: [], at: Date.now(), cut: false }
}
