import { address, whole } from '../config/config-values.ts'
import { CannotStart } from '../process/cannot-start.ts'

/** A language model behind the protocol of OpenAI's chat completions. */
export interface AssistantEndpoint {
  /** Up to and without `/chat/completions`. */
  readonly url: string
  readonly key: string
  readonly model: string
  /** Tokens that one person may use in a day. */
  readonly dailyTokens: number
}

const usualDaily = 200_000

/** The ASSISTANT_ variables; none of them leaves the assistant off. */
export function assistantEndpoint(
  environment: Readonly<Record<string, string | undefined>>,
): AssistantEndpoint | undefined {
  const given = (name: string) => environment[name]?.trim() ?? ''
  const [url, key, model, daily] = [
    given('ASSISTANT_URL'),
    given('ASSISTANT_KEY'),
    given('ASSISTANT_MODEL'),
    given('ASSISTANT_DAILY_TOKENS'),
  ]
  if (url === '' && key === '' && model === '') return undefined
  if (url === '' || model === '')
    throw new CannotStart(
      `${url === '' ? 'ASSISTANT_URL' : 'ASSISTANT_MODEL'} is missing: the assistant needs ASSISTANT_URL and ASSISTANT_MODEL`,
    )
  return {
    url: checked('ASSISTANT_URL', () => address(url)),
    key,
    model,
    dailyTokens: daily === '' ? usualDaily : checked('ASSISTANT_DAILY_TOKENS', () => whole(1, 1_000_000_000)(daily)),
  }
}

function checked<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new CannotStart(`${name} ${error instanceof Error ? error.message : 'is wrong'}`)
  }
}
