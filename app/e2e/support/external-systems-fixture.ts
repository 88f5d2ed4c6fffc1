import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { copyDemo } from '../../../bin/copy-demo-folder.mjs'
import { openModel } from '../../../modules/assistant/testing/start-simulated-model.ts'
import { backPathOf } from '../../../server/identity/session/identity-providers/identity-provider.ts'
import { type Mailbox, openMailbox } from '../../../server/messaging/message/testing/mailbox.ts'
import { endFile } from '../../../server/testing/end-of-test-file.ts'
import { ownProcess } from '../../../server/testing/own-process.ts'
import { freePort, startProduct, throwAwayFolder } from '../../testing/product-process.ts'
import { type Caller, caller } from './api-caller.ts'
import { settingOf } from './change-settings.ts'
import { test as guarded } from './guarded-test.ts'

/**
 * The demonstration connected to a directory, a provider of identities, messengers, a mail server and a language model.
 */
export interface Installation {
  readonly url: string
  readonly dataDir: string
  readonly mailbox: Mailbox
  /** What people were sent by the messengers. */
  readonly cards: () => Promise<readonly Card[]>
  readonly by: (userCode: string) => Caller
  /** Changes a setting; a second administrator confirms where one is needed. */
  readonly set: (key: string, value: string) => Promise<string>
}

interface Card {
  readonly messenger: string
  readonly to: string
  readonly title: string
  readonly text: string
}

// Written whole, so that the test of named paths finds those that moved.
const simulators = {
  messengers: join(import.meta.dirname, '../../../server/identity/messenger/testing/messenger-platforms-simulator.mjs'),
  directory: join(import.meta.dirname, '../../../server/identity/session/identity-providers/testing/ldap-server.mjs'),
  identities: join(
    import.meta.dirname,
    '../../../server/identity/session/identity-providers/testing/oidc-provider.mjs',
  ),
}

/** Tests against an installation of their own, which ends with their file: what they set there is nobody else's. */
export const test = guarded.extend<object, { readonly installation: Installation }>({
  installation: [
    async ({ browserName: _any }, use) => {
      const { installation, close } = await openInstallation()
      await use(installation)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.url),
})

async function openInstallation() {
  const dataDir = join(throwAwayFolder(), 'data')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [platforms, directory, issuer, model, mailbox] = await Promise.all([
    ownProcess(simulators.messengers),
    ownProcess(simulators.directory),
    ownProcess(simulators.identities, {
      redirectUri: url + backPathOf('oidc'),
    }),
    openModel(),
    openMailbox('amur', 'a-long-password'),
    copyDemo(dataDir),
  ])
  chmodSync(dataDir, 0o711)
  const outside = environmentOf({ platforms, directory, issuer, model: model.url })
  const product = await startProduct(dataDir, { PORT: String(port), BASE: url, ...outside })
  const by = (userCode: string) => caller(userCode, url)
  const installation: Installation = {
    url,
    dataDir,
    mailbox,
    by,
    cards: async () => (await (await fetch(`${platforms}/test/cards`)).json()) as Card[], // the simulator's own list
    set: settingOf(by),
  }
  const close = async () => {
    await product.stop()
    model.close()
    await endFile()
  }
  return { installation, close }
}

interface Outside {
  readonly platforms: string
  readonly directory: string
  readonly issuer: string
  readonly model: string
}

function environmentOf({ platforms, directory, issuer, model }: Outside): Readonly<Record<string, string>> {
  const [id, secret, agent] = ['app-of-amur', 'secret-of-amur', '1000002']
  return {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'amur',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-provider-for-amur',
    LDAP_URL: directory,
    LDAP_BASE_DN: 'ou=people,dc=beilu,dc=example',
    LDAP_BIND_DN: 'cn=reader,dc=beilu,dc=example',
    LDAP_BIND_PASSWORD: 'reads-the-directory',
    DINGTALK_APP_KEY: id,
    DINGTALK_APP_SECRET: secret,
    DINGTALK_AGENT_ID: agent,
    DINGTALK_URL: platforms,
    WECOM_CORP_ID: id,
    WECOM_SECRET: secret,
    WECOM_AGENT_ID: agent,
    WECOM_URL: platforms,
    FEISHU_APP_ID: id,
    FEISHU_APP_SECRET: secret,
    FEISHU_URL: platforms,
    ASSISTANT_URL: model,
    ASSISTANT_KEY: 'model-key',
    ASSISTANT_MODEL: 'small',
  }
}
