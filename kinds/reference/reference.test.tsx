import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { onPage } from '../kind-components.ts'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost, fieldOf, loaded, type HostParts } from '../testing/test-host.tsx'
import { filterOf, narrowedColumns, narrowingFields } from './fill-from-record.ts'

installJsdomPolyfills()
afterEach(cleanup)

const row = (id: string, title: string) => ({ id, title, number: null, record: {} })
const parties = [row('c1', '赤峰煤炭'), row('c2', '同江木业'), row('c3', '同江粮油')]
const shownOptions = () => [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)

test('WID-06 what is typed into a reference lists only what it finds, and the first of that is chosen, not what was chosen before', async () => {
  const onChange = vi.fn()
  let answered = true
  const host: HostParts = {
    useNames: () => (_source, key) => parties.find(({ id }) => id === key)?.title ?? key,
    useReferences: (request) => {
      const found = parties.filter(({ title }) => title.includes(request?.param ?? ''))
      return { ...loaded({ rows: answered ? found : parties, total: found.length }), busy: !answered }
    },
  }
  const { Input } = onPage('reference')
  const drawn = () => (
    <TestHost host={host}>
      <Suspense>
        <Input
          id="x"
          value="c1"
          field={fieldOf('reference', { to: 'contracts.counterparty' })}
          record={{}}
          text={{ lang: 'zh', name: (_source, key) => key }}
          disabled={false}
          error={null}
          onChange={onChange}
          onFill={() => undefined}
          onBlur={() => undefined}
        />
      </Suspense>
    </TestHost>
  )
  const { rerender } = render(drawn())
  const box = await screen.findByRole('combobox', {}, { timeout: 25_000 })
  fireEvent.mouseDown(box)
  await waitFor(() => expect(shownOptions()).toContain('赤峰煤炭'))
  // Until the answer has come there is nothing to choose: what is listed belongs to an earlier question.
  answered = false
  fireEvent.change(box, { target: { value: '同江' } })
  await waitFor(() => expect(shownOptions()).toEqual([]))
  answered = true
  rerender(drawn())
  await waitFor(() => expect(shownOptions()).toEqual(['同江木业', '同江粮油']))
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
  expect(onChange).toHaveBeenCalledWith('c2')
})

test('what is offered follows another field of the record where the description says so', async () => {
  const asked = vi.fn()
  const host: HostParts = {
    useNames: () => (_source, key) => key,
    useReferences: (request) => {
      if (request) asked(request.filter)
      return loaded({ rows: parties, total: 3 })
    },
  }
  const { Input } = onPage('reference')
  const field = fieldOf('reference', {
    to: 'contracts.contract',
    offers: { status: '3' },
    offersBy: { sort: { '': { side: 'sell' }, goods: { side: 'sell' } } },
  })
  for (const sort of [null, 'goods', 'deposit']) {
    render(
      <TestHost host={host}>
        <Suspense>
          <Input
            id="x"
            value={null}
            field={field}
            record={{ sort }}
            text={{ lang: 'zh', name: (_source, key) => key }}
            disabled={false}
            error={null}
            onChange={() => undefined}
            onFill={() => undefined}
            onBlur={() => undefined}
          />
        </Suspense>
      </TestHost>,
    )
    fireEvent.mouseDown(await screen.findByRole('combobox', {}, { timeout: 25_000 }))
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(sort === 'deposit' ? { status: '3' } : { status: '3', side: 'sell' }),
    )
    cleanup()
  }
})

test('what is offered agrees with the record around, of which an empty field says nothing; so do columns of lines', () => {
  const place = fieldOf('reference', { to: 'stock.position', offers: { inUse: '1' }, alike: { warehouseId: 'yard' } })
  expect(filterOf(place, { yard: 'w1' })).toEqual({ inUse: '1', warehouseId: 'w1' })
  expect(filterOf(place, { yard: null })).toEqual({ inUse: '1' })
  expect(narrowedColumns([place], { yard: 'w2' }).map((column) => filterOf(column, {}))).toEqual([
    { inUse: '1', warehouseId: 'w2' },
  ])
  const lines = { ...fieldOf('lines', {}), columns: [place] }
  expect(narrowingFields(lines)).toEqual(['yard'])
})

test('a record whose state is an end is offered with that state beside its name', async () => {
  const barred = { ...row('c9', '黑河矿业'), ended: '黑名单' }
  const host: HostParts = {
    useNames: () => (_source, key) => key,
    useReferences: () => loaded({ rows: [...parties, barred], total: 4 }),
  }
  const { Input } = onPage('reference')
  render(
    <TestHost host={host}>
      <Suspense>
        <Input
          id="x"
          value={null}
          field={fieldOf('reference', { to: 'contracts.counterparty' })}
          record={{}}
          text={{ lang: 'zh', name: (_source, key) => key }}
          disabled={false}
          error={null}
          onChange={() => undefined}
          onFill={() => undefined}
          onBlur={() => undefined}
        />
      </Suspense>
    </TestHost>,
  )
  fireEvent.mouseDown(await screen.findByRole('combobox', {}, { timeout: 25_000 }))
  await waitFor(() => expect(shownOptions()).toEqual(['赤峰煤炭', '同江木业', '同江粮油', '黑河矿业黑名单']))
})
