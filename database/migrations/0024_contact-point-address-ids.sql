-- Ids of addresses begin with 8lW. The digit and the small letter weigh the same in the characters that follow the 15, so those stay.
UPDATE "address" SET "id" = overlay("id" PLACING '8lW' FROM 1) WHERE "id" LIKE '81W%';--> statement-breakpoint
UPDATE "delivery_group" SET "delivery_address" = jsonb_set("delivery_address", '{id}', to_jsonb(overlay("delivery_address" ->> 'id' PLACING '8lW' FROM 1))) WHERE "delivery_address" ->> 'id' LIKE '81W%';--> statement-breakpoint
UPDATE "payment" SET "billing_address" = jsonb_set("billing_address", '{id}', to_jsonb(overlay("billing_address" ->> 'id' PLACING '8lW' FROM 1))) WHERE "billing_address" ->> 'id' LIKE '81W%';--> statement-breakpoint
UPDATE "order_summary" SET "billing_address" = jsonb_set("billing_address", '{id}', to_jsonb(overlay("billing_address" ->> 'id' PLACING '8lW' FROM 1))) WHERE "billing_address" ->> 'id' LIKE '81W%';--> statement-breakpoint
UPDATE "order_delivery_group" SET "delivery_address" = jsonb_set("delivery_address", '{id}', to_jsonb(overlay("delivery_address" ->> 'id' PLACING '8lW' FROM 1))) WHERE "delivery_address" ->> 'id' LIKE '81W%';
