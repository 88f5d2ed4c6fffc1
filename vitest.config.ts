import { defineConfig } from 'vitest/config'
import './bin/memory-folder.mjs'
import { landOutlines } from './app/build/land-outlines-plugin.ts'

/** How many times as long as on a quiet machine something may take; more where it gets what others leave of one. */
const patience = Number(process.env.TEST_PATIENCE ?? 4)

const usual = {
  exclude: ['**/node_modules/**', '**/e2e/**', '**/*.product.test.ts'],
  // Processes, not threads: native modules (hashing, images) and signals then work as in the server.
  pool: 'forks' as const,
  testTimeout: 30_000 * patience,
  hookTimeout: 60_000 * patience,
  // As long as a page is given; a second is soon over beside other work.
  expect: { poll: { timeout: 10_000 } },
}

const inFolders = (folders: readonly string[], ending: string) =>
  folders.map((folder) => `${folder}/**/*.test.${ending}`)

const screenSetup = ['server/testing/after-test-file.ts', 'web/testing/setup-page-tests.ts']

/** They measure, or fill a process with more than others should carry. */
const apart = ['core/approval/walk.test.ts', 'server/organisation/lookups/many-people.test.ts']

export default defineConfig({
  plugins: [landOutlines()],
  test: {
    // Many tests wait for processes of their own: two at work leave a sixth of two cores idle.
    maxWorkers: 3,
    globalSetup: ['server/testing/global-setup.ts'],
    projects: [
      {
        // These change nothing of the process they run in, so that a process reads the code once for many of them.
        extends: true,
        test: {
          ...usual,
          name: 'plain',
          isolate: false,
          setupFiles: ['server/testing/after-test-file.ts'],
          exclude: [...usual.exclude, ...apart],
          include: inFolders(
            [
              'core',
              'kinds',
              'base',
              'server',
              'modules',
              'app',
              'bench',
              'bank-simulator',
              'vessel-tracker',
              'customs-window',
              'weighbridge',
              'office-simulator',
            ],
            'ts',
          ),
        },
      },
      {
        extends: true,
        test: {
          ...usual,
          name: 'apart',
          setupFiles: ['server/testing/after-test-file.ts'],
          include: [...apart, ...inFolders(['bin'], 'ts')],
        },
      },
      {
        // Its files bring a page with them, and share the libraries that draw it.
        extends: true,
        test: {
          ...usual,
          name: 'pages',
          environment: 'jsdom',
          isolate: false,
          setupFiles: screenSetup,
          include: inFolders(['kinds', 'web', 'ui', 'modules'], 'tsx'),
        },
      },
      {
        // Without a page. A project of its own: a process that gives up its page, or takes one, reads the code anew.
        extends: true,
        test: {
          ...usual,
          name: 'screen-rules',
          isolate: false,
          setupFiles: screenSetup,
          include: inFolders(['web', 'ui'], 'ts'),
        },
      },
    ],
  },
})
