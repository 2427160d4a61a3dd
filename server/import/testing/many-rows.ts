import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a product file with `count` rows in forty categories; part numbers start at `MANY-1`. */
export async function writeProductFile(path: string, count: number): Promise<void> {
  await pipeline(Readable.from(generateCsvRows(count)), createWriteStream(path))
}

function* generateCsvRows(count: number): Generator<string> {
  yield 'Product Name,Product Description,Category,SKU,Media Standard URL 1,Price (sales) USD,Price (original) USD\r\n'
  for (let number = 1; number <= count; number += 1) {
    const price = `${(number % 900) + 10}.50`
    yield `"Coupling ${number}, brass","For ""hard"" suction,\r\nnumber ${number}.",Many/Group ${number % 8}/Leaf ${number % 40},MANY-${number},https://pictures.example/${number}.jpg,${price},999.00\r\n`
  }
}
