import { minuteMs } from '../../core/values/duration.ts'
import { type FrameEvents, messageIn, type ToFrame } from './client/frame-messages.ts'
import {
  failureOf,
  frameCalls,
  FrameFailure,
  langFrom,
  type LockAnswer,
  type OpenedFile,
  openFile,
} from './frame-calls.ts'
import { FrameLink } from './frame-message-link.ts'
import { continuedIn, newFrameStore } from './frame-state.ts'
import { type FrameHandle, sourceOfBytes } from './frame-view-props.ts'
import { frameViews, loadView } from './frame-views.ts'
import { openServer } from './office-server/open-server.ts'
import type { ServerLink } from './office-server/server-link.ts'
import type { ServerSession } from './office-server/server-session.ts'
import { EditKeeper } from './recovery/edit-keeper.ts'
import { lockAfterCrash, newEditWindow } from './recovery/edit-window.ts'
import { frameWords as words } from './words.ts'

type Opening = Extract<ToFrame, { readonly type: 'open' }>

const renewEvery = minuteMs
const tokenAhead = 5 * minuteMs
const tokenPatience = 15_000

/** The frame's side of the messages, the lock and the saves; what it knows stands in its store. */
export class FrameController {
  readonly store = newFrameStore()
  readonly #link = new FrameLink()
  readonly #window = newEditWindow()
  readonly #calls = frameCalls(
    () => this.#pass,
    this.#window,
    () => this.store.getState().lang,
  )
  #pass = ''
  #asked: Opening | null = null
  #handle: FrameHandle | null = null
  #keeper: EditKeeper | null = null
  #server: ServerSession | null = null
  #changes = 0
  #expiry: ReturnType<typeof setTimeout> | undefined
  #renewed: (() => void) | null = null

  /** Listens to the page around from now on. */
  start(): void {
    if (parent === window) return this.store.setState({ refused: words.alone })
    addEventListener('message', this.#hear)
    addEventListener('beforeunload', (event) => {
      if (this.store.getState().changed) event.preventDefault()
    })
    document.addEventListener('visibilitychange', () => void this.#keeper?.keep())
    addEventListener('pagehide', () => {
      if (this.store.getState().lock?.mine) this.#calls.release()
    })
    setInterval(() => {
      if (this.store.getState().lock !== null) this.#renewLock().catch(() => undefined)
    }, renewEvery)
    this.#link.greet()
  }

  readonly save = (): void => void this.#save('').catch(() => undefined)

  /** Prints the document, for whoever may: to the others the frame stays blank on paper, however it is asked. */
  readonly print = (): void => {
    const { opened, lang } = this.store.getState()
    if (opened?.mayPrint === true) return print()
    if (opened !== null) this.#fail(new FrameFailure(words.noPrint[lang], 'office.no-print'))
  }

  readonly takeOver = (): void =>
    void this.#calls
      .lock(true)
      .then(this.#setLock)
      .catch((error: unknown) => this.#fail(error))

  readonly onHandle = (handle: FrameHandle): void => {
    this.#handle = handle
  }

  readonly onChange = (): void => {
    this.#changes += 1
    this.#keeper?.changed()
    if (this.store.getState().changed) return
    this.store.setState({ changed: true, note: null })
    this.#link.tell('fileStatus', { changed: true })
  }

  /** Shows what an earlier window left unsaved, as it was typed over its version. */
  readonly recover = (): void => {
    const { recovered, opened } = this.store.getState()
    if (recovered === null || opened === null) return
    this.#handle = null
    const source = sourceOfBytes(opened.file.name, recovered.bytes)
    this.store.setState({ source, version: recovered.basedOn, recovered: null, isRestored: true })
    this.onChange()
  }

  /** How the editor of the office server is spoken with; null where the editor is ours. */
  get serverLink(): ServerLink | null {
    return this.#server?.link ?? null
  }

  /** Opens the document in our own editor where the office server gives no sign. */
  readonly useOwnEditor = (): void => {
    const { opened } = this.store.getState()
    if (opened === null || this.#server === null) return
    this.#server.close()
    this.#server = null
    this.store.setState({ server: null, note: null, changed: false })
    this.#openHere(opened).catch((error: unknown) => this.#fail(error))
  }

  readonly forget = (): void => {
    this.store.setState({ recovered: null })
    void this.#keeper?.letGo()
  }

  /** What stands in the window, for its reader's own disk. */
  async copy(): Promise<Uint8Array | null> {
    return this.#handle === null ? null : this.#handle.save()
  }

  readonly #hear = (event: MessageEvent): void => {
    if (event.source !== parent) return
    const message = messageIn<ToFrame>(event.data)
    if (message?.type === 'open') void this.#open(message, event.origin)
    if (message === null || !this.#link.isFrom(event)) return
    if (message.type === 'token') void this.#takeToken(message.token)
    if (message.type === 'print') this.print()
    if (message.type !== 'save') return
    const { id, comment = '' } = message
    this.#save(comment).then(
      (data) => this.#link.answer(id, { data }),
      (error: unknown) => this.#link.answer(id, { error: failureOf(error) }),
    )
  }

  async #open(opening: Opening, origin: string): Promise<void> {
    if (this.#asked !== null) return
    this.#asked = opening
    const { appId, fileId, officeType, token: ticket } = opening
    this.store.setState({ lang: langFrom(opening.lang, this.store.getState().lang) })
    try {
      const opened = await openFile({ appId, fileId, officeType, ticket }, this.store.getState().lang)
      // A ticket is for the pages of one origin: shown by another, it opens nothing, and is spent.
      if (!FrameLink.matches(origin, opened.origin)) return this.store.setState({ refused: words.foreign })
      this.#link.pin(origin)
      this.#keep(opened.pass, opened.passMs)
      const { server } = opened
      const { version, title } = opened.file
      if (server === null) await this.#openHere(opened)
      else {
        this.#server = openServer(server, version, { store: this.store, link: this.#link, ask: this.#calls.state })
        this.store.setState({ opened, version })
      }
      const editing = server === null ? this.store.getState().lock?.mine === true : opened.mayEdit
      this.#link.tell('fileOpen', { fileId, title, version, editing })
    } catch (error) {
      // Another ticket may open it yet.
      this.#asked = null
      this.store.setState({ refused: failureOf(error).message || words.offline })
      this.#link.refuse(failureOf(error), origin)
    }
  }

  /** Shows the file in our own editor, or by a view of its type. */
  async #openHere(opened: OpenedFile): Promise<void> {
    const { id: fileId, version, officeType } = opened.file
    const isWhole = frameViews[officeType]?.edits === true
    const mayEdit = opened.mayEdit && isWhole
    if (mayEdit) this.#keeper = new EditKeeper({ person: opened.person.id, fileId }, () => this.#held())
    const source = this.#calls.sourceOf(opened.file, isWhole)
    this.store.setState({ opened, version, source, View: await loadView(officeType) })
    // What is only seen is kept from nobody. Nothing is typed before it is known what an earlier window left.
    if (!mayEdit) return
    this.store.setState({ recovered: (await this.#keeper?.found()) ?? null })
    await this.#begin()
  }

  async #held() {
    if (this.#handle === null) return null
    const { version: basedOn } = this.store.getState()
    return { basedOn, bytes: await this.#handle.save() }
  }

  #keep(pass: string, life: number): void {
    this.#pass = pass
    clearTimeout(this.#expiry)
    this.#expiry = setTimeout(() => this.#askForToken(), Math.max(0, life - tokenAhead))
    this.#renewed?.()
  }

  #askForToken(): void {
    this.#link.tell('tokenExpiring', { at: Date.now() + tokenAhead })
  }

  async #takeToken(token: string): Promise<void> {
    if (this.#asked === null) return
    const { appId, fileId, officeType } = this.#asked
    try {
      const opened = await openFile({ appId, fileId, officeType, ticket: token }, this.store.getState().lang)
      this.#keep(opened.pass, opened.passMs)
      const { server } = opened
      if (server !== null) this.#server?.link.renew(server.token, server.until)
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Asks for the file as it is opened; says so where a window that broke had it. */
  async #begin(): Promise<void> {
    const { lock, since } = await lockAfterCrash(this.#calls.lock, this.#window)
    this.#setLock(lock)
    if (since !== null) this.store.setState({ note: { tone: 'good', words: words.afterCrash, at: since } })
  }

  async #renewLock(): Promise<void> {
    this.#setLock(await this.#calls.lock(false))
  }

  readonly #setLock = (lock: LockAnswer): void => {
    const before = this.store.getState().lock
    this.store.setState({ lock })
    const { mine, holder, until, own } = lock
    if (before?.mine === mine && before.holder === holder) return
    this.#link.tell('lock', { mine, holder, until })
    if (mine) this.store.setState({ note: null })
    else if (before?.mine === true && holder !== null)
      this.store.setState({
        note: own === null ? { tone: 'warn', words: words.takenOver, params: { holder } } : continuedIn(own),
      })
  }

  async #save(comment: string): Promise<FrameEvents['fileSaved']> {
    if (this.#server !== null) return this.#saveByServer(this.#server)
    const { opened, busy, version } = this.store.getState()
    const handle = this.#handle
    if (handle === null || opened === null || busy) throw new FrameFailure('', 'office.not-open')
    this.store.setState({ busy: true })
    const typed = this.#changes
    try {
      const bytes = await handle.save()
      const { number, branch } = await this.#sent(() => this.#calls.save(opened.file.name, bytes, version, comment))
      const changed = this.#changes !== typed
      // A save that the page asks for while an offer stands says nothing of what is offered.
      if (this.store.getState().recovered === null) void this.#keeper?.letGo()
      const note = { tone: branch ? 'warn' : 'good', words: branch ? words.savedBranch : words.saved } as const
      this.store.setState({ version: number, changed, note: { ...note, params: { n: number } } })
      if (changed) this.#keeper?.changed()
      this.#link.tell('fileSaved', { version: number, branch })
      this.#link.tell('fileStatus', { changed })
      return { version: number, branch }
    } catch (error) {
      this.#noteUnsaved(failureOf(error))
      this.#fail(error)
      throw error
    } finally {
      this.store.setState({ busy: false })
    }
  }

  async #saveByServer(server: ServerSession): Promise<FrameEvents['fileSaved']> {
    const saved = await server.save()
    if (saved !== null && 'version' in saved) return saved
    if (saved !== null) throw new FrameFailure(saved.message, saved.code)
    this.store.setState({ note: { tone: 'bad', words: words.serverLate } })
    throw new FrameFailure(words.serverLate[this.store.getState().lang], 'office.server-late')
  }

  #noteUnsaved({ code, message }: FrameEvents['error']): void {
    if (code === 'office.pass-ended')
      return this.store.setState({ note: { tone: 'bad', words: words.accessEnded, unsaved: true } })
    const reason = message || words.offline[this.store.getState().lang]
    this.store.setState({ note: { tone: 'bad', words: words.notSaved, params: { reason }, unsaved: true } })
  }

  /** Sends once more when the access had ended and the page gives a new token in time. */
  async #sent<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send()
    } catch (error) {
      if (failureOf(error).code !== 'office.pass-ended') throw error
      const came = new Promise<boolean>((resolve) => {
        this.#renewed = () => resolve(true)
        setTimeout(() => resolve(false), tokenPatience)
      })
      this.#askForToken()
      if (!(await came)) throw error
      return send()
    }
  }

  #fail(error: unknown): void {
    this.#link.tell('error', failureOf(error))
  }
}
