-- Pages that are kept in memory are made anew when one of them changes.
CREATE TRIGGER "page_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('content');--> statement-breakpoint
CREATE TRIGGER "content_item_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_item" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('content');--> statement-breakpoint
CREATE TRIGGER "content_variant_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_variant" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('content');
