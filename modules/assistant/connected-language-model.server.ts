import type { AssistantEndpoint } from '../../server/module-api.ts'

let endpoint: AssistantEndpoint | null = null

/** The language model that is connected; null leaves the assistant off. */
export function assistant(): AssistantEndpoint | null {
  return endpoint
}

/** Connects a model, once at start; answers how to put back what was before. */
export function connectAssistant(next: AssistantEndpoint | null): () => void {
  const before = endpoint
  endpoint = next
  return () => {
    endpoint = before
  }
}
