import { createStore, useStore } from 'zustand'
import type { Lang } from '../../../core/values/language.ts'
import { http } from '../http/client.ts'
import { applySkin } from './apply-skin.ts'
import { useLang } from './language.ts'
import type { AllMyData, MenuEntry, SessionUser, SiteConfig } from './session-start-data.ts'

export interface Session {
  readonly user: SessionUser
  /** Codes a page element may ask for: equal, not prefix, not case-folded (ACC-16). */
  readonly permissions: ReadonlySet<string>
  readonly menus: readonly MenuEntry[]
  readonly config: SiteConfig
}

const store = createStore<{ readonly session: Session | null }>(() => ({ session: null }))
let loading: Promise<Session> | null = null

/** The caller's data, fetched once per load of the page however many ask at once (ACC-05). */
export function loadSession(): Promise<Session> {
  loading ??= fetchSession().catch((failure: unknown) => {
    loading = null
    throw failure
  })
  return loading
}

/** Fetches the caller's data again: rights, menus or settings changed while the page was open. */
export function reloadSession(): Promise<Session> {
  loading = null
  return loadSession()
}

/** Nobody is signed in, as before anything was loaded. */
export function forgetSession(): void {
  loading = null
  store.setState({ session: null })
}

/** The session outside React; null before it is loaded. */
export function currentSession(): Session | null {
  return store.getState().session
}

/** Calls back after each change of the session. */
export function onSession(listener: (session: Session | null) => void): () => void {
  return store.subscribe((state) => listener(state.session))
}

/** Who is signed in, what he may do and in which language; only inside the main layout, where it is always loaded. */
export function useSession(): Session & { readonly lang: Lang } {
  const session = useStore(store, (state) => state.session)
  const lang = useLang()
  if (!session) throw new Error('useSession is for parts of the main layout, where the session is loaded')
  return { ...session, lang }
}

/** Whether the caller holds a permission code; `undefined` asks nothing. */
export function useCan(code: string | undefined): boolean {
  const { permissions } = useSession()
  return code === undefined || permissions.has(code)
}

async function fetchSession(): Promise<Session> {
  const data = await http.get<AllMyData>('/api/system/user/allMyData')
  const session: Session = {
    user: data.myInfoData,
    permissions: new Set(data.peData.map((entry) => entry.ppeValue)),
    menus: data.menuData,
    config: data.configInfo,
  }
  applySkin(data.configInfo.skin ?? null, data.myInfoData.deptTheme)
  store.setState({ session })
  return session
}
