import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../server/operate/config.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Every variable that the configuration asks for, as its source names them. */
const known = new Set(
  [
    'operate/config.ts',
    'platform/config/config-values.ts',
    'platform/config/lookup-config.ts',
    'identity/session/identity-providers/identity-provider-config.ts',
    'identity/messenger/messenger-config.ts',
    'platform/context/assistant-endpoint.ts',
  ].flatMap((file) => [...read(join('server', file)).matchAll(/'([A-Z][A-Z0-9_]{2,})'/g)].map(([, name = '']) => name)),
)

const example = Object.fromEntries(
  read('deploy/amur.env.example')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)
const filled = {
  SECRET: 'u7Rk2-9vQmXw4TzLpHs8Yd3Nc6Bf1Gj5',
  BACKUP_KEY: 'Zt5-8kWq2LmVx9RnPc4Hs7Yb3Fd6Gj1Q',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
}

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly env_file?: string
  readonly ports?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly volumes?: readonly string[]
}
interface Container {
  readonly env: readonly { readonly name: string; readonly value: string }[]
  readonly ports?: readonly { readonly containerPort: number }[]
  readonly livenessProbe?: Probe
  readonly readinessProbe?: Probe
  readonly command?: readonly string[]
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string }
}

test('the example of the environment is one that the server takes, and names nothing that it does not know', () => {
  expect(Object.keys(example).filter((name) => !known.has(name))).toEqual([])
  const config = readConfig({ ...example, ...filled })
  expect(config).toMatchObject({
    databaseUrl: expect.stringContaining('postgresql://'),
    base: 'https://oa.example.com',
    storage: { bucket: 'amur' },
  })
  // What is left empty has to be filled in: nothing in the repository may become somebody's secret.
  for (const name of Object.keys(filled)) expect(example[name], name).toBe('')
})

test('docs/operations.md names every variable of the configuration', () => {
  const told = read('docs/operations.md')
  expect([...known].filter((name) => !told.includes(name) && !name.startsWith('COMPANY_LOOKUP'))).toEqual([])
})

test('the compose file starts servers that listen where the balancer and the health check look', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: object
  } // the file's own shape
  const servers = Object.entries(services).filter(([name]) => name.startsWith('amur-'))
  expect(servers).toHaveLength(2)
  for (const [name, { environment = {}, healthcheck, env_file }] of servers) {
    expect(Object.keys(environment).filter((each) => !known.has(each))).toEqual([])
    const { port, host, dataDir } = readConfig({ ...example, ...filled, ...environment })
    expect(healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/api/health/ready`)
    expect(read('deploy/Caddyfile')).toContain(`${name}:${port}`)
    expect([host, dataDir, env_file]).toEqual(['0.0.0.0', '/data', 'amur.env'])
  }
  const mounted = Object.values(services)
    .flatMap(({ volumes: own = [] }) => own)
    .map((line) => line.split(':')[0] ?? '')
    .filter((name) => !name.startsWith('.'))
  expect([...new Set(mounted)].sort()).toEqual(Object.keys(volumes).sort())
})

test('the Kubernetes manifests agree with the server about its port, its health and its variables', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/amur.yaml'))
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  const objects = documents.map((each) => each.toJS() as { kind: string; metadata: { name: string }; spec: never }) // every manifest has these
  expect(objects.map(({ kind }) => kind)).toEqual([
    'Deployment',
    'Service',
    'PodDisruptionBudget',
    'Ingress',
    'CronJob',
    'PersistentVolumeClaim',
  ])
  const containers = objects.flatMap((each) => containersIn(each))
  for (const { env } of containers) expect(env.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  const [server, backup] = containers
  const config = readConfig({
    ...example,
    ...filled,
    ...Object.fromEntries((server?.env ?? []).map(({ name, value }) => [name, value])),
  })
  expect(server?.ports).toEqual([expect.objectContaining({ containerPort: config.port, name: 'http' })])
  expect([server?.livenessProbe?.httpGet, server?.readinessProbe?.httpGet]).toEqual([
    { path: '/api/health/live', port: 'http' },
    { path: '/api/health/ready', port: 'http' },
  ])
  expect(backup?.command).toEqual(['node', 'bin/amur.mjs', 'backup', 'drill'])
})

function containersIn(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'containers' ? (inside as Container[]) : containersIn(inside),
  ) // the list of a pod
}
