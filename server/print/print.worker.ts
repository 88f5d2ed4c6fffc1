import { parentPort } from 'node:worker_threads'
import { drawSheet } from './draw-sheet.ts'
import type { Drawn, Order } from './draw.ts'

parentPort?.on('message', ({ id, sheet }: Order) => {
  void drawSheet(sheet).then(
    (bytes): Drawn => ({ id, bytes, error: null }),
    (error: unknown): Drawn => ({ id, bytes: null, error: error instanceof Error ? error.stack ?? error.message : String(error) }),
  ).then((answer) => parentPort?.postMessage(answer))
})
