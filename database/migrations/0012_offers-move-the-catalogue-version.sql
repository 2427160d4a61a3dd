-- Offers, taxes and ways of delivery may be remembered for a state of the web store; the orders that an offer counts are no part of that.
CREATE FUNCTION "note_rule_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "move_catalog_version"();
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "promotion_noted" AFTER INSERT OR DELETE OR UPDATE OF "id", "name", "display_name", "terms_and_conditions", "is_active", "is_exclusive", "requires_coupon", "priority", "starts_at", "ends_at", "target_type", "adjustment_type", "adjustment_value", "currency_iso_code", "minimum_amount", "category_ids", "product_ids", "buyer_group_ids", "buy_quantity", "get_quantity", "is_same_product", "qualifying_category_ids", "qualifying_product_ids", "application_limit", "minimum_quantity", "maximum_discount", "redemption_limit", "redemption_limit_per_account" ON "promotion" FOR EACH STATEMENT EXECUTE FUNCTION "note_rule_change"();--> statement-breakpoint
CREATE TRIGGER "tax_rate_noted" AFTER INSERT OR DELETE OR UPDATE ON "tax_rate" FOR EACH STATEMENT EXECUTE FUNCTION "note_rule_change"();--> statement-breakpoint
CREATE TRIGGER "tax_country_noted" AFTER INSERT OR DELETE OR UPDATE ON "tax_country" FOR EACH STATEMENT EXECUTE FUNCTION "note_rule_change"();--> statement-breakpoint
CREATE TRIGGER "delivery_method_noted" AFTER INSERT OR DELETE OR UPDATE ON "delivery_method" FOR EACH STATEMENT EXECUTE FUNCTION "note_rule_change"();
