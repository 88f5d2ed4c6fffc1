import { type Heard, recordIn, ServerLink } from './server-link.ts'

/** Speaks with an editor in the messages of the WOPI protocol. */
export class WopiLink extends ServerLink {
  readonly #heard: Heard

  constructor(origin: string, heard: Heard) {
    super(origin)
    this.#heard = heard
  }

  save(): void {
    this.#say('Action_Save', { DontTerminateEdit: true, DontSaveIfUnmodified: true, Notify: true })
  }

  renew(token: string, until: number): void {
    this.#say('Reset_Access_Token', { token, token_ttl: until })
  }

  protected hear({ MessageId, Values }: Readonly<Record<string, unknown>>): void {
    const values = recordIn(Values)
    // It speaks no further until it has heard that somebody listens.
    if (MessageId === 'App_LoadingStatus' && values?.['Status'] === 'Frame_Ready')
      this.#say('Host_PostmessageReady', {})
    if (MessageId === 'Doc_ModifiedStatus') this.#heard.onChanged(values?.['Modified'] === true)
  }

  #say(MessageId: string, Values: object): void {
    this.post({ MessageId, SendTime: Date.now(), Values })
  }
}
