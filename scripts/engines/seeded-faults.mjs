const page = (body) =>
  `<!doctype html><html lang="en"><head><title>Seeded fault</title></head><body><main><h1>Seeded fault</h1>${body}</main></body></html>`

/** Pages with one fault that one engine must find: they prove that its findings reach the verdict. */
export const seededFaults = [
  {
    id: 'seeded-fault-ibm',
    title: 'Seeded fault',
    name: 'for IBM',
    html: page('<button aria-controls="nowhere" aria-expanded="true">More</button>'),
    expected: { engine: 'IBM', rule: 'aria_id_unique' },
  },
  {
    id: 'seeded-fault-alfa',
    title: 'Seeded fault',
    name: 'for Alfa',
    html: page('<p style="line-height: 1 !important; width: 60px">Lines that nobody can move further apart</p>'),
    expected: { engine: 'Alfa', rule: 'sia-r93' },
  },
]
