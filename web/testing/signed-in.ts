import type { Lang } from '../../core/values/language.ts'
import { storeTokens } from '../platform/http/token-cookies.ts'
import { chooseLang } from '../platform/session/language.ts'
import type { AllMyData, MenuEntry, SessionUser, SiteConfig } from '../platform/session/session-start-data.ts'
import { reloadSession } from '../platform/session/session.ts'
import { currentServer, TestServer } from './test-server.ts'

interface SignedIn {
  /** What of the person is otherwise than with 林慧敏 of the finance office. */
  readonly who?: Partial<SessionUser>
  /** Codes he holds: `fkjh-ck`. */
  readonly permissions?: readonly string[]
  readonly menu?: readonly MenuEntry[]
  readonly language?: Lang
  readonly config?: Partial<SiteConfig>
  /** What the server answers: `{'GET /api/x': value}`. */
  readonly answers?: Readonly<Record<string, unknown>>
}

/** Signs a person in, at the server of the test when it made one before; answers that server. */
export async function signedIn(given: SignedIn = {}): Promise<TestServer> {
  const { who, permissions = [], menu = [], language = 'zh', config, answers = {} } = given
  const server = currentServer() ?? new TestServer()
  const mine: AllMyData = {
    myInfoData: { ...person, ...who },
    peData: permissions.map((ppeValue) => ({ ppeValue })),
    dsData: [],
    menuData: menu,
    configInfo: { siteTitle: '北陆能源集团', siteCopyright: '', ...config },
  }
  server.on('GET /api/system/user/allMyData', mine)
  for (const [at, answer] of Object.entries(answers)) server.on(at, answer)
  chooseLang(language)
  storeTokens({ accessToken: 'access', refreshToken: 'refresh' })
  await reloadSession()
  server.calls.splice(0)
  return server
}

/** One entry of the menu. */
export function menuEntry(menuName: string, more: Partial<MenuEntry> = {}): MenuEntry {
  return {
    menuId: menuName,
    menuPid: null,
    menuName,
    menuNameRu: null,
    menuNameEn: null,
    menuUrl: null,
    menuIcon: null,
    menuSort: 1,
    menuParams: null,
    ...more,
  }
}

const person: SessionUser = {
  userId: 'u1',
  userCode: 'findir',
  userName: '林慧敏',
  userAvatar: null,
  userDwid: 'd1',
  userBmid: 'd2',
  userDwname: '北陆能源集团',
  userBmname: '财务部',
  userDwSname: '北陆',
  deptLogo: null,
  deptPid: null,
  deptTheme: null,
  userTel: null,
  roles: [],
}
