import { type ComponentProps, type ReactNode, useState } from 'react'
import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { EventLog } from '../event-log.tsx'

type CardProps = ComponentProps<typeof ProductCard>

/** A container with the width of a card in a row. */
function Shelf({ width = '18rem', children }: { readonly width?: string; readonly children: ReactNode }) {
  return <div style={{ maxWidth: width }}>{children}</div>
}

/** A card whose events are logged. */
export function LoggedCard({ width = '18rem', ...card }: CardProps & { readonly width?: string }) {
  return (
    <EventLog>
      {(listen) => (
        <Shelf width={width}>
          <ProductCard
            {...card}
            onShowProduct={listen('showproduct')}
            onAddToCart={listen('addproducttocart')}
            onAction={(product) => listen('action')({ id: product.id, isCopy: product !== card.product })}
          />
        </Shelf>
      )}
    </EventLog>
  )
}

/** Cards that share a cart, which is processing from the press on a card until a button ends it. */
export function CardsWithSharedCart({ products }: { readonly products: readonly CardProps['product'][] }) {
  const [isProcessing, setIsProcessing] = useState(false)
  return (
    <EventLog>
      {(listen) => (
        <>
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
              gap: 'var(--space-4)',
            }}
          >
            {products.map((product) => (
              <ProductCard
                key={product.id}
                product={product}
                isCartProcessing={isProcessing}
                onAddToCart={(detail) => {
                  listen('addproducttocart')(detail)
                  setIsProcessing(true)
                }}
              />
            ))}
          </div>
          <Button variant="secondary" onClick={() => setIsProcessing(!isProcessing)}>
            {isProcessing ? 'The cart is done' : 'The cart begins'}
          </Button>
        </>
      )}
    </EventLog>
  )
}

/** A card whose add is pending until a button finishes it. */
export function SlowCard({ product }: { readonly product: CardProps['product'] }) {
  const [pendingAdd, setPendingAdd] = useState<{ readonly finish: () => void } | null>(null)
  const add = async (): Promise<void> => {
    await new Promise<void>((finish) => setPendingAdd({ finish }))
    setPendingAdd(null)
  }
  return (
    <Shelf>
      <ProductCard product={product} onAddToCart={add} />
      {pendingAdd !== null && (
        <Button variant="secondary" onClick={pendingAdd.finish}>
          Answer
        </Button>
      )}
    </Shelf>
  )
}
