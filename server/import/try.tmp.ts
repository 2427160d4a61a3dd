import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createReadStream } from 'node:fs'
import { openDemoShop, importProductFile } from './service.ts'
const database = await openTestDatabase()
await openDemoShop(database)
for (const f of ['Alpine', 'NorthernTrail', 'sample', 'Alpine', 'NorthernTrail', 'sample']) {
  const t = performance.now()
  for await (const line of importProductFile(database, createReadStream(`/work/shared/data/${f}.csv`))) if (line.kind !== 'progress') console.log(f, JSON.stringify(line), Math.round(performance.now() - t))
}
async function* big(n: number, price: string) {
  yield Buffer.from('Product Name,Product Description,Category,SKU,Media Standard URL 1,Price (sales) USD,Price (original) USD\r\n')
  for (let i = 0; i < n; i += 100) {
    let s = ''
    for (let k = i; k < i + 100 && k < n; k++) s += `"Valve ${k}, brass","A valve ""number"" ${k}\nfor hose",Made Up/Group ${k % 40}/Leaf ${k % 400},V-${k},https://pictures.example/v/${k}.jpg,${price},${(k % 900) + 10}.00\r\n`
    yield Buffer.from(s)
  }
}
for (const n of [50000, 50000]) {
  const t = performance.now()
  let max = 0, last = t
  for await (const line of importProductFile(database, big(n, '9.99'))) { const now = performance.now(); max = Math.max(max, now - last); last = now; if (line.kind === 'done') console.log(JSON.stringify(line)); else if (line.rows % 10000 === 0) console.log(line.rows, Math.round(now - t)) }
  console.log('seconds', (performance.now() - t) / 1000, 'max batch ms', max, 'rss', process.memoryUsage().rss / 1e6)
}
await database.close()
