import { widget } from '../../core/description/widget.ts'
import { widgetWords } from './words.ts'

/** What everybody sees first: what waits for him, and how his own requests stand. */
export const workflowWidgets = [
  widget({
    module: 'workflow',
    name: 'todo',
    look: 'list',
    size: 2,
    needs: 'wf-ck',
    opens: '/workflowdb',
    leads: true,
    label: widgetWords.todo,
    empty: widgetWords.todoNone,
  }),
  widget({
    module: 'workflow',
    name: 'started',
    look: 'list',
    size: 2,
    needs: 'wf-ck',
    opens: '/workflowMine',
    label: widgetWords.started,
    empty: widgetWords.startedNone,
  }),
]
